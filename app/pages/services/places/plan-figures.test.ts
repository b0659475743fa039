import { expect, test } from "vitest";
import { sampleEntries } from "../../../../tests/sample-entries.ts";
import { readPlanCopy } from "./plan-copy.server.ts";
import { boardsText, sizeText } from "./plan-figures.ts";
import { sumPlan } from "./plan-sums.ts";

const { society } = sampleEntries;

const copy = readPlanCopy();

test("boards are told with kind and size, and with their number where there are several", () => {
  const [pylon, clip] = [
    { width: 3, height: 5 },
    { width: 1.5, height: 2 },
  ].map((sides) => sizeText(copy, sides));
  expect(pylon).toMatch(/3.+5/);
  expect(boardsText(copy, sumPlan([society]))).toEqual([`2\u00a0×\u00a0Pylon ${pylon}`, `Clip ${clip}`]);
});
