import fc from "fast-check";
import { expect, test } from "vitest";
import { indianNumber } from "./indian-number.ts";

test("a number is written as India writes it", () => {
  expect(indianNumber(1234567)).toBe("12,34,567");
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => indianNumber(number) === number.toLocaleString("en-IN")),
  );
});
