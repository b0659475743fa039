import { expect, test } from "vitest";
import { fitRows, layLine } from "./written-poster.ts";

test("a visitor's line lies in two rows on a wide board and in up to four on a tall one", () => {
  const line = "Seen from the car, read at the signal.";
  expect(layLine(line, { width: 400, height: 200 })).toEqual(["Seen from the car,", "read at the signal."]);
  expect(layLine(line, { width: 30, height: 50 })).toHaveLength(4);
  expect(layLine("Offers", { width: 30, height: 50 })).toEqual(["Offers"]);
});

test("letters stay on the board however long the word, and a Hindi word is as long as the letters people see", () => {
  expect(fitRows(["A".repeat(60)], { width: 400, height: 200 }) * 60 * 0.43).toBeLessThanOrEqual(400);
  expect(fitRows(["अक्षर"], { width: 400, height: 200 })).toBe(100);
});
