import { expect, test } from "vitest";
import { findOpenHours } from "./office-hours.ts";

const hours = [
  { from: "2026-11-08", until: "2026-11-09" },
  { from: "2026-11-10", until: "2026-11-10", opens: "10:00", closes: "14:00", words: "until two" },
  { days: ["Monday", "Tuesday", "Saturday"], opens: "10:00", closes: "19:00", words: "until seven" },
];

test.each([
  ["open on a Saturday at noon", "2026-11-28T12:00:00+05:30", "until seven"],
  ["closed on a Saturday at half past nine", "2026-11-28T09:30:00+05:30", undefined],
  ["closed on a Saturday at seven", "2026-11-28T19:00:00+05:30", undefined],
  ["closed on a Sunday", "2026-11-29T12:00:00+05:30", undefined],
  [
    "open in Raipur on Monday morning, when it is still Sunday in New York",
    "2026-11-30T00:30:00-05:00",
    "until seven",
  ],
  ["closed on a Monday of Diwali", "2026-11-09T12:00:00+05:30", undefined],
  ["open until two on the day after Diwali", "2026-11-10T13:00:00+05:30", "until two"],
  ["closed after two on that day", "2026-11-10T15:00:00+05:30", undefined],
])("the office is %s", (_, at, words) => {
  expect(findOpenHours(hours, new Date(at))).toBe(words);
});
