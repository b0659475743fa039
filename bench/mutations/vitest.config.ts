import { defineConfig } from "vitest/config";

const { MUTATION_TESTS = "", MUTATION_POSTGRES } = process.env;

/** The tests that hold one room, for Stryker's runner; `npm run mutations` names them. */
export default defineConfig({
  test: {
    environment: "node",
    include: MUTATION_TESTS.split(" "),
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...(MUTATION_POSTGRES && { globalSetup: "tests/server/fixtures/share-postgres.ts" }),
  },
});
