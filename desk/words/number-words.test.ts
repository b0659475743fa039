import { expect, test } from "vitest";
import { parseRupees } from "./number-words.ts";

test.each(["41890", "41,890.00", "₹ 41,890/-", "Rs. 41,890.00 /-"])("%j is an amount", (text) => {
  expect(parseRupees(text)).toBe(41_890);
  expect([parseRupees(" "), parseRupees("41,890.50"), parseRupees("some")]).toEqual([
    null,
    undefined,
    undefined,
  ]);
});
