import { defineConfig } from "vitest/config";

/**
 * Test files of one worker share their modules, which saves each half a second of starting and loading. These don't: they
 * put something else in a module's place, or ask what the process has read of `content/` so far.
 */
const alone = {
  unit: [
    "app/check-content.test.ts",
    "app/content.test.ts",
    "app/components/slider/slider-row.test.tsx",
    "app/pages/services/society/societies.server.test.ts",
  ],
  server: ["tests/server/desk-passwords.test.ts"],
};

const unit = {
  environment: "node",
  pool: "forks",
  testTimeout: 30_000,
  // A copy of the site takes a busy disk more than ten seconds to delete.
  hookTimeout: 60_000,
} as const;

const server = {
  environment: "node",
  pool: "forks",
  globalSetup: "tests/server/fixtures/share-postgres.ts",
  // Much of a fault test is waiting, so two go side by side.
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          include: [
            "app/**/*.test.{ts,tsx}",
            "commands/**/*.test.ts",
            "desk/**/*.test.ts",
            "server/**/*.test.ts",
            "tests/*.test.ts",
          ],
          exclude: alone.unit,
          isolate: false,
        },
      },
      { test: { ...unit, name: "unit-alone", include: alone.unit } },
      {
        test: {
          ...server,
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          exclude: alone.server,
          isolate: false,
        },
      },
      { test: { ...server, name: "server-alone", include: alone.server } },
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
