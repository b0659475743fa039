import { expect, test } from "vitest";
import { interpolate } from "../../../data/format.ts";
import { readPlanCopy } from "../../../plan/plan-copy.server.ts";
import { formatSpan } from "./plan-when.tsx";

const { span } = readPlanCopy().when;
const four = interpolate(span.weeks, { n: 4 });

test.each([
  [undefined, undefined, ""],
  [1, undefined, span.week],
  [4, undefined, four],
  [undefined, "2026-12-31", interpolate(span.from, { from: "31 December 2026" })],
  [1, "2026-12-31", formatPeriod(span.week, "31 December 2026", "6 January 2027")],
  [4, "2028-02-01", formatPeriod(four, "1 February 2028", "28 February 2028")],
])("a plan of %s weeks from %s says when it runs, including its last day", (weeks, start, text) => {
  expect(formatSpan(span, { weeks, start })).toBe(text);
});

function formatPeriod(weeks: string, from: string, to: string) {
  return interpolate(span.whole, { span: weeks, from, to });
}
