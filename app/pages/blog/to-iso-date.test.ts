import { expect, test } from "vitest";
import { longDate, readArticles } from "../../data/articles.server.ts";
import { toIsoDate } from "./to-iso-date.ts";

test("A date is shown with its month's name, whatever the machine's own time zone", () => {
  expect(longDate("2025-01-28")).toBe("January 28, 2025");
  expect(longDate("2024-12-31")).toBe("December 31, 2024");
});

test("The last day of a year says its day to machines", () => {
  expect(toIsoDate(longDate("2024-12-31"))).toBe("2024-12-31");
});

test("The shown date of every article says its day to machines", () => {
  for (const { date } of readArticles()) expect(toIsoDate(longDate(date))).toBe(date);
});

test("The first of every month says its day to machines", () => {
  for (const month of ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"])
    expect(toIsoDate(longDate(`2024-${month}-01`))).toBe(`2024-${month}-01`);
});

test.each([
  "",
  "28 January 2025",
  "Januar 28, 2025",
  "January 0, 2025",
  "January 32, 2025",
  "2025-01-28",
  "On January 28, 2025",
  "January 28, 2025 at noon",
])("“%s” is shown without a day for machines", (text) => {
  expect(toIsoDate(text)).toBeUndefined();
});
