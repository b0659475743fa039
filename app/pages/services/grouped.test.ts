import fc from "fast-check";
import { expect, test } from "vitest";
import { grouped } from "./grouped.ts";

test("a number is written as India writes it", () => {
  expect(grouped(1234567)).toBe("12,34,567");
  fc.assert(fc.property(fc.maxSafeNat(), (number) => grouped(number) === number.toLocaleString("en-IN")));
});
