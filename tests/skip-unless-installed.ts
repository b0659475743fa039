import type { Part } from "../commands/machine.ts";

/** For Playwright's `test.skip`: whether this machine lacks a part, and the words by which `npm test` knows why. */
export function skipUnlessInstalled(part: Part): [boolean, string] {
  return [!part.find(), `This machine lacks ${part.name}`];
}
