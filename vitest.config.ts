import { defineConfig } from "vitest/config";
import { parts } from "./commands/machine.ts";

/** What a test or a whole file needs of the machine; where that is not there, it is left out. */
const tags = (["caddy", "chromium", "postgresql", "smallDisk"] as const).map((name) => ({
  name,
  skip: !parts[name].find(),
}));
const built = "tests/ensure-built.ts";
const postgres = "tests/server/fixtures/postgres-setup.ts";
// Only what would wait for ever is ended, on a slow and busy machine, too.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };
/** What a file starts, it ends, and it keeps nothing: a process of its own for each takes up to twice the processor time. */
const inOneProcess = { isolate: false, unstubEnvs: true, unstubGlobals: true };
/** Many build the site or wait for one that does. */
const deepPatience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 300_000 } } };
/** They read the code itself, which they don’t import, so that any change can touch them. */
const readers = ["tests/*.test.ts", "app/styles/styles.test.ts"];

export default defineConfig({
  test: {
    environment: "node",
    pool: "forks",
    // Much of a test of a server or a browser is waiting, so two go side by side on two cores.
    maxWorkers: 2,
    // Words are read and not imported, so that a change of theirs can touch any test.
    forceRerunTriggers: ["**/{package.json,package-lock.json,vitest.config.ts}", "**/content/**"],
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,assets,commands,desk,formats,pipeline,release,server}/**/*.test.{ts,tsx}"],
          exclude: readers,
          ...inOneProcess,
          ...patience,
        },
      },
      { test: { name: "house", include: readers, ...inOneProcess, ...patience } },
      {
        test: {
          name: "editor",
          include: ["editor/*.test.ts"],
          // What the editor saves, it reads again.
          env: { NODE_ENV: "development" },
          ...inOneProcess,
          ...patience,
        },
      },
      {
        test: {
          name: "server",
          include: ["tests/server/*.test.ts"],
          globalSetup: [built, postgres],
          tags,
          ...inOneProcess,
          ...patience,
        },
      },
      {
        test: {
          name: "deep",
          include: ["tests/deep/**/*.test.ts"],
          globalSetup: [built, postgres],
          tags,
          ...deepPatience,
        },
      },
    ],
  },
});
