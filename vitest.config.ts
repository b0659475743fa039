import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "app/**/*.test.{ts,tsx}",
            "commands/**/*.test.ts",
            "desk/**/*.test.ts",
            "server/**/*.test.ts",
            "tests/*.test.ts",
          ],
          environment: "node",
          pool: "forks",
          testTimeout: 30_000,
          // A copy of the site takes a busy disk more than ten seconds to delete.
          hookTimeout: 60_000,
        },
      },
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
