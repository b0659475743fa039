import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { parts } from "./commands/machine.mjs";
import { LongestFirst } from "./tests/longest-first.ts";

const include = [
  "app/**/*.test.{ts,tsx}",
  "commands/**/*.test.ts",
  "desk/**/*.test.ts",
  "server/**/*.test.ts",
  "tests/*.test.ts",
];

const ofServer = ["tests/server/*.test.ts"];

const unit = {
  environment: "node",
  pool: "forks",
  testTimeout: 30_000,
  // A copy of the site takes a busy disk more than ten seconds to delete.
  hookTimeout: 60_000,
} as const;

const server = {
  environment: "node",
  // What a test or a whole file needs of the machine; where that is not there, it is left out.
  tags: (["chromium", "nginx", "postgresql", "smallDisk"] as const).map((name) => ({
    name,
    skip: !parts[name].find(),
  })),
  pool: "forks",
  // Much of a fault test is waiting, so two go side by side.
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/** They change what other tests would find: put something in a module's place, or work in another folder. */
const apart = filesWith(include, /vi\.(mock|spyOn)\(|\bchdir\(/);
const apartOfServer = filesWith(ofServer, /vi\.mock\(|\bchdir\(/);

function filesWith(files: string[], pattern: RegExp): string[] {
  return globSync(files).filter((file) => pattern.test(readFileSync(file, "utf8")));
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          include,
          exclude: [...configDefaults.exclude, ...apart],
          // What many import is read once for all, not once for each.
          isolate: false,
        },
      },
      { test: { ...unit, name: "unit-apart", include: apart } },
      {
        test: {
          ...server,
          name: "server",
          globalSetup: "tests/server/fixtures/share-postgres.ts",
          include: ofServer,
          exclude: [...configDefaults.exclude, ...apartOfServer],
          isolate: false,
        },
      },
      { test: { ...server, name: "server-apart", include: apartOfServer } },
      {
        test: {
          name: "engines",
          include: ["tests/engines/*.test.ts"],
          environment: "node",
          pool: "forks",
          // One browser beside the other.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
