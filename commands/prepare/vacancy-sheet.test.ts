import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openContent, withContent } from "../../app/data/open-content.server.ts";
import { createVacancySheet, describeMonth } from "./vacancy-sheet.ts";

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

test("the vacancies of forty boards still fit on one sheet, without those that are booked throughout", async () => {
  const file = "content/societies.yaml";
  const text = readFileSync(file, "utf8");
  const copies = [1, 2].map((n) => text.replace(/^ {2}name: .*$/gm, `$& ${n}`).replace(/^[^-]*/, ""));
  const booked = text.replace("name: GT Natura", "name: Always Full\n  bookings: [{ until: 2099-12-31 }]");
  const content = openContent(process.cwd(), { [file]: booked + copies.join("") });
  const { pdf, csv } = await withContent(content, () => createVacancySheet(process.cwd()));
  expect(csv.trim().split("\n").length).toBeGreaterThan(35);
  expect(csv).not.toContain("Always Full");
  expect(pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
