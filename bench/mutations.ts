import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { noteResults } from "./mutations/note-results.ts";
import { rooms } from "./mutations/rooms.ts";

const help = `npm run mutations -- [ROOM …]

Breaks the code on purpose, one small change at a time, and counts how many of the changes the tests notice.
Rooms: ${Object.keys(rooms).join(", ")}.
Without a room, all of them are judged; desk-routes and store-queries take hours on two cores. A change is judged again
only if its code or its tests have changed since the last run (.cache/mutations). The results are written to docs/mutations.md.
Stryker is kept apart from the site; install it with: npm ci --prefix bench`;

const folder = ".cache/mutations";
const stryker = "bench/node_modules/.bin/stryker";

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in rooms));
if (unknown !== undefined) {
  const wanted = ["--help", "-h"].includes(unknown);
  if (!wanted) console.error(`There is no room “${unknown}”.\n`);
  console.log(help);
  process.exitCode = wanted ? 0 : 1;
} else if (!existsSync(stryker)) {
  console.error(
    "Stryker is not installed. It is kept apart from the site; install it with: npm ci --prefix bench",
  );
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  const wanted = asked.length > 0 ? asked : Object.keys(rooms);
  process.exitCode = wanted.every(judge) ? 0 : 1;
}

/** @returns whether there is a result; if not, Stryker has said why */
function judge(name: string): boolean {
  const { mutate = [], tests = [], ignoreStatic = false } = rooms[name] ?? {};
  const report = `${folder}/${name}.json`;
  const settings = `${folder}/${name}-settings.json`;
  const options = {
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner", "./bench/mutations/leave-messages.ts"],
    vitest: { configFile: "bench/mutations/vitest.config.ts", related: false },
    // Stryker reads a tsconfig through the API of TypeScript before 7, which is no longer there.
    tsconfigFile: "none",
    mutate: [...mutate, "!**/*.test.ts"],
    ignoreStatic,
    ignorers: ["messages"],
    ignorePatterns: [
      "/.cache",
      "/releases",
      "/build",
      "/artwork",
      "/public",
      "/docs",
      "/bench/node_modules",
      "/bench/results",
    ],
    tempDirName: `${folder}/sandboxes`,
    incremental: true,
    incrementalFile: report,
    reporters: ["progress-append-only"],
    concurrency: 2,
    timeoutMS: 30_000,
  };
  writeFileSync(settings, JSON.stringify(options));
  const env = { ...process.env, MUTATION_TESTS: tests.join(" ") };
  const { status } = spawnSync(stryker, ["run", settings], { stdio: "inherit", env });
  if (status === 0) noteResults(name, report);
  return status === 0;
}
