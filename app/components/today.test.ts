import { expect, test } from "vitest";
import { listSpecialDays } from "./today.ts";

test.each([
  ["2027-09-27", 30, []],
  ["2027-09-28", 30, ["Diwali"]],
  ["2027-10-27", 0, []],
  ["2027-10-28", 0, ["Diwali"]],
  ["2027-10-30", 0, ["Diwali"]],
  ["2027-10-31", 30, []],
])(
  "on %s the days within %i days are %j: none before its time, none after it is over",
  (today, ahead, words) => {
    const diwali = { from: "2027-10-28", until: "2027-10-30", words: "Diwali" };
    expect(listSpecialDays([diwali], today, ahead)).toEqual(words);
  },
);
