import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They build, wait or keep a server busy for longer than the others; none of them is to run alone at the end. */
const longest = [
  "tests/new",
  "app/check-content",
  "tests/free",
  "commands/edit/take-out",
  "tests/server/edit",
  "tests/server/releases",
  "tests/server/platforms",
  "tests/server/crash",
  "tests/server/postgres",
  "tests/server/drill",
  "tests/server/hostile",
  "tests/server/backup",
  "tests/server/start",
  "tests/server/retention",
  "tests/server/killed-build",
  "tests/server/observatory",
  "tests/server/restarts",
  "tests/server/inbox",
  "tests/server/desk-command",
  "tests/server/moved",
  "tests/server/webhooks",
  "tests/server/mutations",
];

/** Vitest’s own order knows how long a file takes once it has run here; on a fresh clone it goes by the file’s size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found >= 0 ? found : longest.length;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
