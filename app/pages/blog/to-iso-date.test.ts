import { expect, test } from "vitest";
import { longDate, readArticles } from "../../data/articles.server.ts";
import { toIsoDate } from "./to-iso-date.ts";

test("A date is shown with its month's name, whatever the machine's own time zone", () => {
  expect(longDate("2025-01-28")).toBe("January 28, 2025");
  expect(longDate("2024-12-31")).toBe("December 31, 2024");
});

test("The shown date of every article says its day to machines", () => {
  for (const { date } of readArticles()) expect(toIsoDate(longDate(date))).toBe(date);
});

test.each(["", "28 January 2025", "Januar 28, 2025", "January 0, 2025", "January 32, 2025", "2025-01-28"])(
  "“%s” is shown without a day for machines",
  (text) => {
    expect(toIsoDate(text)).toBeUndefined();
  },
);
