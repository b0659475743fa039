import { expect, test } from "vitest";
import { indianMondays, startOfIndianDay } from "./indian-time.ts";

test("a day in India begins at 18:30 UTC on the day before", () => {
  expect(startOfIndianDay("2026-11-23")).toBe("2026-11-22T18:30:00.000Z");
  expect(startOfIndianDay("2026-11-23", 1)).toBe("2026-11-23T18:30:00.000Z");
});

test.each([
  ["on a Monday just after midnight in India", "2026-11-22T18:30:00Z", ["2026-11-16", "2026-11-23"]],
  ["on a Sunday just before midnight in India", "2026-11-22T18:29:59Z", ["2026-11-09", "2026-11-16"]],
  ["on a Wednesday", "2026-11-25T06:00:00Z", ["2026-11-16", "2026-11-23"]],
])("%s the last two weeks begin on the right Mondays", (_when, now, mondays) => {
  expect(indianMondays(new Date(now), 2)).toEqual(mondays);
});
