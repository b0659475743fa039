import { expect, test } from "vitest";
import { listCurrent } from "./today.ts";

test.each([
  ["2027-09-27", 30, ["Designer"]],
  ["2027-09-28", 30, ["Diwali", "Designer"]],
  ["2027-10-27", 0, ["Designer"]],
  ["2027-10-28", 0, ["Diwali", "Designer"]],
  ["2027-10-29", 0, ["Diwali"]],
  ["2027-10-30", 0, ["Diwali"]],
  ["2027-10-31", 30, []],
])(
  "on %s visitors read, of what is within %i days, %j: no special day before its time, nothing after its last day",
  (today, ahead, words) => {
    const diwali = { from: "2027-10-28", until: "2027-10-30", words: "Diwali" };
    const designer = { until: "2027-10-28", words: "Designer" };
    expect(listCurrent([diwali, designer], today, ahead)).toEqual(words);
  },
);
