import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They build, wait or keep a server busy for longer than the others; none of them is to run alone at the end. */
const longest = [
  "edit",
  "releases",
  "platforms",
  "crash",
  "postgres",
  "drill",
  "hostile",
  "backup",
  "start",
  "retention",
  "killed-build",
  "observatory",
  "restarts",
  "inbox",
  "desk-command",
  "moved",
  "webhooks",
  "mutations",
].map((name) => `${name}.test.ts`);

/** Vitest’s own order knows how long a file takes once it has run here; on a fresh clone it goes by the file’s size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = longest.indexOf(path.basename(moduleId));
      return moduleId.includes("/tests/server/") && found >= 0 ? found : longest.length;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
