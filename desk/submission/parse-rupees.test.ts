import { expect, test } from "vitest";
import { parseRupees } from "./parse-rupees.ts";

test.each([
  ["1.2 lakh", 120_000],
  ["₹1.13 lakhs", 113_000],
  ["2 lac", 200_000],
  ["1 crore", 10_000_000],
  ["25k", 25_000],
  ["85 thousand", 85_000],
])("%j is %i rupees", (text, rupees) => {
  expect(parseRupees(text)).toBe(rupees);
  expect([parseRupees("1.234567 lakh"), parseRupees("200 crore"), parseRupees("lakh")]).toEqual(
    Array(3).fill(undefined),
  );
});

test.each(["41890", "41890 Rs", "41,890.00", "₹ 41,890/-", "Rs. 41,890.00 /-"])("%j is an amount", (text) => {
  expect(parseRupees(text)).toBe(41_890);
  expect([parseRupees(" "), parseRupees("41,890.50"), parseRupees("some")]).toEqual([
    null,
    undefined,
    undefined,
  ]);
});
