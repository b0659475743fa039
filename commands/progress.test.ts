import { expect, test } from "vitest";
import { progressLine } from "./progress.ts";

test("a file of tests that has ended is named with what failed in it and how many files are left", () => {
  const ended = { file: "app/data/letters.test.ts", tests: 5, failed: 0, ms: 1240 };
  expect(progressLine(ended, 11)).toBe("✓ app/data/letters.test.ts: 5 passed, 1.2 s, 11 to go");
  expect(progressLine({ ...ended, failed: 2 }, 0)).toBe(
    "✘ app/data/letters.test.ts: 2 failed, 1.2 s, 0 to go",
  );
});
