import { expect, test } from "vitest";
import { formatReminder, indianMonths, startOfIndianDay } from "./indian-time.ts";

test("a day in India begins at 18:30 UTC on the day before", () => {
  expect(startOfIndianDay("2026-11-23")).toBe("2026-11-22T18:30:00.000Z");
  expect(startOfIndianDay("2026-11-23", 1)).toBe("2026-11-23T18:30:00.000Z");
});

test("a reminder is read as its day, with its time in India where it has one", () => {
  expect(formatReminder("2026-11-23")).toBe("23 Nov 2026");
  expect(formatReminder("2026-11-23T16:00")).toMatch(/^23 Nov, 4:00\spm$/);
});

test.each([
  ["just after midnight in India", "2026-10-31T18:30:00Z", ["2026-09-01", "2026-10-01", "2026-11-01"]],
  ["just before midnight in India", "2026-10-31T18:29:59Z", ["2026-08-01", "2026-09-01", "2026-10-01"]],
  ["at New Year", "2026-01-15T06:00:00Z", ["2025-11-01", "2025-12-01", "2026-01-01"]],
])("the last three months %s begin on the right days", (_when, now, months) => {
  expect(indianMonths(new Date(now), 3)).toEqual(months);
});
