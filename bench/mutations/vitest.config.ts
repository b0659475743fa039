import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const standIn = (name: string) => path.join(import.meta.dirname, name);

/** By path, so that the quick tests beside the code come before those of a whole server: the first to fail ends the run. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
  }
}

/** The tests that hold one room, for Stryker's runner; `npm run mutations` names them. */
export default defineConfig({
  test: {
    environment: "node",
    include: (process.env.MUTATION_TESTS ?? "").split(" "),
    isolate: false,
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What needs a PostgreSQL server or a proxy is left out; the build that a server hands out isn't among the copies.
    tags: ["chromium", "nginx", "postgresql", "smallDisk"].map((name) => ({ name, skip: true })),
    provide: { postgres: { address: "postgres://127.0.0.1:1/" } },
    alias: [
      { find: "./fixtures/store-places.ts", replacement: standIn("sqlite-alone.ts") },
      { find: "./fixtures/start-postgres.ts", replacement: standIn("no-postgres.ts") },
    ],
  },
});
