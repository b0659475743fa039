import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleEntries } from "../../../tests/sample-entries.ts";
import { boardsText, indianNumber, sizeText } from "./figures.ts";
import { sumPlan } from "./places/plan.ts";
import { readPlanCopy } from "./places/plan-copy.server.ts";

const { society } = sampleEntries;

test("a number is written as India writes it", () => {
  expect(indianNumber(1234567)).toBe("12,34,567");
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => indianNumber(number) === number.toLocaleString("en-IN")),
  );
});

test("boards are named with kind and size, and with their number where there are several", () => {
  const copy = readPlanCopy();
  const [pylon, clip] = society.boards.map((one) => sizeText(copy, one));
  expect(pylon).toMatch(/3.+5/);
  expect(boardsText(copy, sumPlan([society]))).toEqual([`2\u00a0×\u00a0Pylon ${pylon}`, `Clip ${clip}`]);
});
