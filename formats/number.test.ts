import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNumber } from "./number.ts";

test("digits are grouped as in India", () => {
  expect(formatNumber(1234567)).toBe("12,34,567");
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => formatNumber(number) === number.toLocaleString("en-IN")),
  );
});
