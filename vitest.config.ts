import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";

const include = [
  "app/**/*.test.{ts,tsx}",
  "commands/**/*.test.ts",
  "desk/**/*.test.ts",
  "server/**/*.test.ts",
  "tests/*.test.ts",
];

const unit = {
  environment: "node",
  pool: "forks",
  testTimeout: 30_000,
  // A copy of the site takes a busy disk more than ten seconds to delete.
  hookTimeout: 60_000,
} as const;

/** They change what other tests would find: put something in a module's place, or work in another folder. */
const apart = globSync(include).filter((file) =>
  /vi\.(mock|spyOn)\(|\bchdir\(/.test(readFileSync(file, "utf8")),
);

export default defineConfig({
  test: {
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
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          globalSetup: "tests/server/fixtures/share-postgres.ts",
          environment: "node",
          pool: "forks",
          // Much of a fault test is waiting, so two go side by side.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
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
