import { expect, test } from "vitest";
import { interpolate } from "../../../data/interpolate.ts";
import { readPlanCopy } from "../places/plan-copy.server.ts";
import { spanText } from "./plan-span.ts";

const { span } = readPlanCopy().when;

test.each([
  ["neither weeks nor a day", undefined, undefined, ""],
  ["one week", 1, undefined, span.week],
  ["four weeks", 4, undefined, interpolate(span.weeks, { n: 4 })],
  ["a first day", undefined, "2026-12-31", interpolate(span.from, { from: "31 December 2026" })],
  [
    "one week and a first day",
    1,
    "2026-12-31",
    interpolate(span.whole, { span: span.week, from: "31 December 2026", to: "6 January 2027" }),
  ],
  [
    "four weeks and a first day",
    4,
    "2028-02-01",
    interpolate(span.whole, {
      span: interpolate(span.weeks, { n: 4 }),
      from: "1 February 2028",
      to: "28 February 2028",
    }),
  ],
])("of %s a plan says when it runs, its last day included", (_chosen, weeks, start, said) => {
  expect(spanText(span, { weeks, start })).toBe(said);
});
