import { expect, test } from "vitest";
import { readPlanCopy } from "./plan-copy.server.ts";
import { daysUntilFree, formatVacancy, vacancyInMonth } from "./vacancy.ts";

const copy = readPlanCopy().vacancy;
const bookedText = copy.from.replace("{day}", "6 December 2026");

test.each([
  ["2026-12-06", "2026-11-23", 13, bookedText],
  ["2026-12-06", "2026-12-05", 1, bookedText],
  ["2026-12-06", "2026-12-06", 0, copy.now],
  ["2026-12-06", "2027-01-01", 0, copy.now],
  [undefined, "2026-11-23", 0, copy.now],
])("a board with the first free day %s is, on %s, free in %i days", (firstFreeDay, today, days, text) => {
  expect(daysUntilFree(firstFreeDay, today)).toBe(days);
  expect(formatVacancy(copy, firstFreeDay, today)).toBe(text);
});

test.each([
  ["2026-12-06", ["booked", "2026-12-06", "free"]],
  ["2026-12-01", ["booked", "free", "free"]],
  ["2026-12-31", ["booked", "2026-12-31", "free"]],
  [undefined, ["free", "free", "free"]],
])(
  "a board that is free from %s is booked in the months before and free in those after",
  (firstFreeDay, months) => {
    expect(["2026-11", "2026-12", "2027-01"].map((month) => vacancyInMonth(month, firstFreeDay))).toEqual(
      months,
    );
  },
);
