import { expect, test } from "vitest";
import { addUp } from "./bill.ts";

const boards = { what: "Pole kiosks", count: 12, unit: "poles", months: 2, rate: 1500 };
const artwork = { what: "Artwork", count: 1, unit: "campaign", rate: 18_001 };

test("a line is how many, times the months, times the rate; what is paid once has no months", () => {
  expect(addUp([boards, artwork], 18).lines.map(({ amount }) => amount)).toEqual([36_000, 18_001]);
});

test("the lines, the GST in whole rupees and the total add up", () => {
  expect(addUp([boards, artwork], 18)).toMatchObject({ sum: 54_001, gst: 9720, total: 63_721 });
});

test("GST goes to the nearest rupee, up or down", () => {
  const gstOf = (rate: number) => addUp([{ ...artwork, rate }], 18).gst;
  expect([18_001, 18_002, 18_003, 18_025].map(gstOf)).toEqual([3240, 3240, 3241, 3245]);
});

test("an empty bill comes to nothing", () => {
  expect(addUp([], 18)).toEqual({ lines: [], sum: 0, gst: 0, total: 0 });
});
