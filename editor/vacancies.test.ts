import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openContent, withContent } from "../app/data/open-content.server.ts";
import { describeMonth, readVacancies } from "./vacancies.ts";

test.each([
  ["2026-12-01", "2026-12-31", "from 6 December"],
  ["2027-01-01", "2027-01-31", "until 3 January, 21 January to 25 January"],
  ["2027-02-01", "2027-02-28", "booked"],
  ["2027-03-01", "2027-03-31", "free"],
])("from %s to %s a board is said to be %s", (first, last, words) => {
  const bookings = [
    { until: "2026-12-05" },
    { from: "2027-01-04", until: "2027-01-20" },
    { from: "2027-01-26", until: "2027-02-28" },
  ];
  expect(describeMonth(bookings, first, last)).toBe(words);
});

test("what is free leaves out what is booked throughout, the soonest first", () => {
  const file = "content/societies.yaml";
  const text = readFileSync(file, "utf8");
  const booked = text.replace("name: GT Natura", "name: Always Full\n  bookings: [{ until: 2099-12-31 }]");
  const [head = [], ...boards] = withContent(openContent(process.cwd(), { [file]: booked }), readVacancies);
  const names = boards.map(([name]) => name);
  expect(names).toHaveLength(withContent(openContent(process.cwd()), readVacancies).length - 2);
  expect(names).not.toContain("Always Full");
  const [, , , , month] = boards[0] ?? [];
  expect([head.length, month]).toEqual([7, "free"]);
});
