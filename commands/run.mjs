// Every `npm run` begins here, on the machine's own Node and before anything is installed: no TypeScript, no packages.
import { ensureBuilt, ensureInstalled, readEnvironmentFile, run, runInForeground, stop } from "./project.mjs";
import { ensureSystemDependencies } from "./system-dependencies.mjs";

const server = ["node", "--max-semi-space-size=2", "server/main.ts"];
const attacks = [
  ...["hostile", "protocol", "pages", "senders", "mail-once", "retention"].map((name) => `server/${name}`),
  ...["database-file", "disk", "memory", "crash", "postgres", "releases"].map((name) => `deep/${name}`),
].map((name) => `tests/${name}.test.ts`);
/**
 * help      what it does, and the flags it takes
 * program   what is run, with the project's own Node first on the PATH
 * passes    whether it takes arguments; any others are refused
 * explains  whether it answers --help itself
 * built     whether the site must be built first
 * system    installs browsers, proxies and databases first; lists the parts (machine.mjs) without which the command is useless
 * tests     whether .env is ignored, since it may name a live database
 * stays     whether it runs until it is stopped, and is handed this process's signals
 */
const commands = {
  start: {
    help: "Installs what is missing, builds what is out of date and serves the site at http://localhost:3000.",
    program: server,
    built: true,
    stays: true,
  },
  test: {
    help: `Runs what must hold before a change lands: what npm run check does, the server, each kind of page in Chromium, and a
journey in Firefox and WebKit. Five minutes; reads no .env. What takes longer is in npm run test:deep.

As root on Debian it first installs what is missing. Elsewhere it uses the browsers, PostgreSQL and proxies it finds
(CHROMIUM=… and FIREFOX=… name others), skips what needs the rest, and ends with “N passed, N failed, N skipped”. With
CI=true nothing may be skipped: whatever is missing counts as a failure, and the last line is “N passed, N failed”.`,
    program: ["node", "commands/test-all.ts"],
    built: true,
    system: [],
    tests: true,
  },
  "test:deep": {
    help: `Runs what npm test leaves to the night and to the hour before a release: faults of databases, disks and proxies,
releases, copies, the editor's long walks, other browsers, the looks of every page. Reads no .env.`,
    program: ["node", "commands/test-all.ts", "--deep"],
    built: true,
    system: [],
    tests: true,
  },
  dev: {
    help: "Shows the site at http://localhost:3000 while you change it; a saved file shows at once. PORT=3001 uses another port.",
    program: ["node", "commands/dev.ts"],
    stays: true,
  },
  new: { program: ["node", "commands/new.ts"], passes: true, explains: true },
  edit: {
    help: "Opens the words of the site in a browser, as forms for every file of content/, with the site itself at http://localhost:3000. PORT=3010 uses other ports: that one and the next.",
    program: ["node", "commands/edit.ts"],
    stays: true,
  },
  free: { program: ["node", "commands/free.ts"], passes: true, explains: true },
  vacancies: {
    help: `Lists what is free this month and in the next two, on one sheet of A4 and for spreadsheets:
vacancies/vacancies-DAY.pdf and .csv, dated today in India. Who is booked until when: npm run free.`,
    program: ["node", "commands/vacancies.ts"],
  },
  build: {
    help: "Builds every page into build/. Settings: SITE_URL and what follows it in .env.example.\n\n  --for netlify|cloudflare|s3|pages   also writes a folder build/for-… for that platform; may be given several times",
    program: ["node", "commands/build.ts"],
    passes: true,
  },
  release: {
    help: `Installs, builds, tries every page of the new release beside the one that is served, switches to it, restarts the
instances one by one, and goes back if one does not come up. Settings: RELEASE_RESTART and what follows it in .env.example.

  --from FOLDER   uses a build/ that was built elsewhere instead of building here
  --back          goes back to the release before; from then on nothing is released
  --forward       releases again: the mistake for which one was taken back is mended`,
    program: ["node", "commands/release.ts"],
    passes: true,
  },
  serve: {
    help: "Serves the last build, even if it is out of date.",
    program: server,
    stays: true,
  },
  check: {
    help: `For before every commit, in about a minute, on any machine: types, style, unused code, content, spelling, what the
oldest browsers lack, and the quick tests (titles, colours, imports). It starts no browser and no database:
layout, forms, the desk and the server are left to npm test. Reads no .env.`,
    program: ["node", "commands/check-all.ts"],
    built: true,
    tests: true,
  },
  spelling: {
    help: "Finds words that neither the British dictionary nor content/spelling.txt has (in Hindi, content/spelling-hindi.txt), in content/, the desk's words and the documents, or in the files named: npm run spelling -- content/site.yaml",
    program: ["node", "commands/spelling.ts"],
    passes: true,
    tests: true,
  },
  e2e: {
    help: "Runs the tests in a browser; takes Playwright’s arguments: npm run e2e -- tests/site/menu.spec.ts. Reads no .env.",
    program: ["playwright", "test"],
    passes: true,
    built: true,
    system: ["chromium"],
    tests: true,
  },
  bench: {
    program: ["node", "bench/run.ts"],
    passes: true,
    explains: true,
    built: true,
    system: [],
    tests: true,
  },
  attack: {
    help: `Attacks servers of its own on this machine, and says of each attack whether it held: those tests that
docs/operations.md lists. Takes Vitest’s arguments: npm run attack -- -t "never ends".`,
    program: ["vitest", "run", "--project", "server", "--project", "deep", "--reporter=verbose", ...attacks],
    passes: true,
    built: true,
    system: [],
    tests: true,
  },
  soak: {
    help: "Keeps a server busy for half an hour and watches its memory and open files. --minutes N takes another time.",
    program: ["node", "bench/soak.ts"],
    passes: true,
    built: true,
    tests: true,
  },
  drill: {
    help: "Kills the database's primary while submissions come in, cuts it off from its standby, and counts what was lost; a minute.",
    program: ["vitest", "run", "--project", "deep", "--reporter=verbose", "tests/deep/drill.test.ts"],
    system: ["postgresql", "nginx"],
    tests: true,
  },
  look: {
    program: ["node", "commands/look/look.ts"],
    passes: true,
    explains: true,
    built: true,
    system: ["chromium"],
    tests: true,
  },
  desk: { program: ["node", "server/staff-accounts.ts"], passes: true, explains: true },
  inbox: { program: ["node", "server/inbox.ts"], passes: true, explains: true },
  "launch-check": {
    program: ["node", "commands/launch-check.ts"],
    passes: true,
    explains: true,
    built: true,
  },
  artwork: {
    help: "Draws the pictures again; takes artwork/make.py’s arguments.",
    program: ["/usr/bin/python3", "artwork/make.py"],
    passes: true,
  },
  format: {
    help: "Formats the code; takes file names.",
    program: ["biome", "check", "--write"],
    passes: true,
  },
};

const [name = "", ...given] = process.argv.slice(2);
const command = commands[name];
if (!command) stop(`There is no command “${name}”. Use one of: ${Object.keys(commands).join(", ")}.`);
const asked = given.some((one) => one === "--help" || one === "-h");
if (asked && !command.explains) {
  console.log(`npm run ${name}\n\n${command.help}`);
  process.exit(0);
}
if (!command.passes && given.length > 0)
  stop(`npm run ${name} takes no “${given[0]}”. npm run ${name} -- --help says what it does.`);

if (!command.tests) readEnvironmentFile();
ensureInstalled();
if (command.system && !asked) await ensureSystemDependencies(command.system);
if (command.built && !asked) ensureBuilt();
const [program, ...args] = command.program;
if (command.stays) runInForeground(program, [...args, ...given]);
else process.exit(run(program, [...args, ...given]));
