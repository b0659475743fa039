import path from "node:path";
import { defineConfig } from "vitest/config";

const standIn = (name: string) => path.join(import.meta.dirname, name);

/** The tests that hold one room, for Stryker's runner; `npm run mutations` names them. */
export default defineConfig({
  test: {
    environment: "node",
    include: (process.env.MUTATION_TESTS ?? "").split(" "),
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: { postgres: { address: "postgres://127.0.0.1:1/" } },
    alias: [
      { find: "./fixtures/store-places.ts", replacement: standIn("sqlite-alone.ts") },
      { find: "./fixtures/start-postgres.ts", replacement: standIn("no-postgres.ts") },
    ],
  },
});
