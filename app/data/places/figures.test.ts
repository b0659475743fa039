import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleEntries } from "../../../tests/sample-entries.ts";
import { formatBoards, formatNumber, formatSize } from "./figures.ts";
import { sumPlan } from "./media-plan.ts";
import { readPlanCopy } from "./plan-copy.server.ts";

const { society } = sampleEntries;

test("digits are grouped as in India", () => {
  expect(formatNumber(1234567)).toBe("12,34,567");
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => formatNumber(number) === number.toLocaleString("en-IN")),
  );
});

test("boards are described by kind and size, and by their number if there are several", () => {
  const copy = readPlanCopy();
  const [pylon, clip] = society.boards.map((board) => formatSize(copy, board));
  expect(pylon).toMatch(/3.+5/);
  expect(formatBoards(copy, sumPlan([society]))).toEqual([`2\u00a0×\u00a0Pylon ${pylon}`, `Clip ${clip}`]);
});
