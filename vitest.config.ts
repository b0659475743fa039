import { defineConfig } from "vitest/config";
import { parts } from "./commands/machine.mjs";
import { LongestFirst } from "./tests/longest-first.ts";

/** Longer than anything takes that is waited for, on the slowest machine. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
          ...patience,
          // As many as it has elsewhere but one; on two cores it would leave one idle.
          maxWorkers: 2,
          // What many import is read once for all, not once for each; so a test that puts something in a function’s place
          // does it by vi.spyOn, and takes it back.
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          globalSetup: "tests/server/fixtures/share-postgres.ts",
          include: ["tests/server/*.test.ts"],
          environment: "node",
          // What a test or a whole file needs of the machine; where that is not there, it is left out.
          tags: (["chromium", "nginx", "poppler", "postgresql", "smallDisk"] as const).map((name) => ({
            name,
            skip: !parts[name].find(),
          })),
          pool: "forks",
          // Much of a fault test is waiting, so two go side by side.
          maxWorkers: 2,
          ...patience,
          isolate: false,
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
          ...patience,
        },
      },
    ],
  },
});
