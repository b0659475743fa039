import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

type Room = { mutate: string[]; tests: string[] };

const serverTests = (...names: string[]) => names.map((name) => `tests/server/${name}.test.ts`);

/** What is mutated, and the tests that hold it: those in one process, so that a mutant is judged in a second or two. */
const rooms: Record<string, Room> = {
  rules: {
    mutate: [
      "app/pages/services/plan/{plan-sums,plan-span,plan-address,plan-figures,plan-message,kept-plan,plan-csv}.ts",
      "app/pages/blog/{blog-store,blog-search,to-iso-date}.ts",
      "app/data/opening-hours.ts",
      "app/components/form/{form-draft,read-answer,submission-id}.ts",
    ],
    tests: [
      "app/pages/services/plan/*.test.ts",
      "app/pages/blog/*.test.ts",
      "app/data/opening-hours.test.ts",
      "app/components/form/*.test.ts",
    ],
  },
  forms: {
    mutate: ["server/forms/*.ts"],
    tests: ["server/forms/*.test.ts", ...serverTests("forms", "cv", "senders", "plain")],
  },
  outbox: { mutate: ["server/outbox/*.ts"], tests: ["server/outbox/*.test.ts"] },
  desk: {
    mutate: ["server/desk/*.ts", "!server/desk/rules.ts"],
    tests: [
      "server/desk/*.test.ts",
      ...serverTests(
        "desk-access",
        "desk-accounts",
        "desk-record",
        "desk-submissions",
        "desk-cv",
        "desk-numbers",
      ),
    ],
  },
  // What speaks to PostgreSQL alone is left out: judging it takes a server, and minutes for each change.
  store: {
    mutate: [
      "server/store/**/*.ts",
      "!server/store/migrations*",
      "!server/store/migrations/**",
      "!server/store/copy/**",
      "!server/store/{postgres,primary}.ts",
      "!server/store/search/postgres-search.ts",
    ],
    tests: [
      "server/store/**/*.test.ts",
      ...serverTests(
        "store",
        "desk-submissions",
        "desk-search",
        "desk-numbers",
        "desk-accounts",
        "desk-record",
      ),
    ],
  },
};

const help = `npm run mutations -- [ROOM …]

Breaks the code on purpose, a little at a time, and counts which of these changes the tests notice: ${Object.keys(rooms).join(", ")}.
Without a ROOM all of them, which takes hours; a second run judges only what has changed since. What was found is
written to docs/mutations.md. Stryker is kept apart from the site: npm ci --prefix bench`;

const report = (room: string) => `.cache/mutations/${room}.json`;

function run(room: string, { mutate, tests }: Room): void {
  const settings = `.cache/mutations/${room}-settings.json`;
  const options = {
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner", "./bench/mutations/leave-messages.ts"],
    vitest: { configFile: "bench/mutations/vitest.config.ts", related: false },
    // Stryker's own reading of it wants the TypeScript before 7.
    tsconfigFile: "none",
    mutate: [...mutate, "!**/*.test.ts"],
    ignorers: ["messages"],
    ignorePatterns: [
      "/releases",
      "/build",
      "/artwork",
      "/public",
      "/bench/node_modules",
      "/bench/results",
      "/docs",
    ],
    tempDirName: ".cache/mutations/sandboxes",
    incremental: true,
    incrementalFile: report(room),
    reporters: ["progress-append-only"],
    concurrency: 2,
    timeoutMS: 15_000,
  };
  mkdirSync(path.dirname(settings), { recursive: true });
  writeFileSync(settings, JSON.stringify(options));
  const { status } = spawnSync("bench/node_modules/.bin/stryker", ["run", settings], {
    stdio: "inherit",
    env: { ...process.env, MUTATION_TESTS: tests.join(" ") },
  });
  if (status !== 0)
    throw new Error(`The mutations of ${room} came to no result; what Stryker said stands above.`);
}

const asked = process.argv.slice(2);
const unknown = asked.find((room) => !(room in rooms));
if (unknown !== undefined || !existsSync("bench/node_modules/@stryker-mutator")) {
  console.log(asked.includes("--help") || unknown ? help : "Stryker is not installed: npm ci --prefix bench");
  process.exit(asked.includes("--help") ? 0 : 1);
}
for (const [name, room] of Object.entries(rooms))
  if (asked.length === 0 || asked.includes(name)) run(name, room);
