import { expect, test } from "vitest";
import { summarize } from "./test.ts";

const outcome = { passed: 812, failed: 1, skipped: 3, failures: ["Types: see above"] };

test.for([true, false])("a run of all tests ends with how many passed and failed (on CI: %s)", (onCi) => {
  const { lines, isGood } = summarize(outcome, [], onCi);
  expect(lines.join("\n")).toMatch(/\n812 passed, 1 failed$/);
  expect(isGood).toBe(false);
});
