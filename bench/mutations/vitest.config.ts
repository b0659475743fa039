import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Orders files by path, so that the quick tests beside the code run before those of a whole server: the first failure ends the run. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
  }
}

/** The tests of one room, for Stryker's runner; `npm run mutations` names them in MUTATION_TESTS. */
export default defineConfig({
  test: {
    environment: "node",
    include: (process.env.MUTATION_TESTS ?? "").split(" "),
    isolate: false,
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests that need a PostgreSQL server or a proxy are skipped, as are those of the built site, which Stryker doesn't copy.
    tags: ["chromium", "nginx", "postgresql", "smallDisk"].map((name) => ({ name, skip: true })),
    provide: { postgres: { address: "postgres://127.0.0.1:1/" } },
    alias: { "./fixtures/start-postgres.ts": path.join(import.meta.dirname, "no-postgres.ts") },
  },
});
