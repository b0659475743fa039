import { expect, test } from "vitest";
import { numberWords, parseRupees } from "./number-words.ts";

test("a released submission counts once among possible spam", () => {
  expect(numberWords.spamText({ all: 100, quarantined: 10, released: 4, marked: 2 })).toBe(
    "Of the 100 that came in, 10 looked like spam; 4 of those turned out not to be. You marked 2 as spam.",
  );
});

test.each(["41890", "41,890.00", "₹ 41,890/-", "Rs. 41,890.00 /-"])("%j is an amount", (text) => {
  expect(parseRupees(text)).toBe(41_890);
  expect([parseRupees(" "), parseRupees("41,890.50"), parseRupees("some")]).toEqual([
    null,
    undefined,
    undefined,
  ]);
});
