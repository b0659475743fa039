import { expect, test } from "vitest";
import { calculateSmallestLetter, createTemplates } from "./artwork-template.server.ts";

test("the minimum letter size depends on the road's speed and view, and is small where people stand in front of the board", () => {
  expect(calculateSmallestLetter({ speed: 40, view: 500 })).toBe(155);
  expect(calculateSmallestLetter({ speed: 40, view: 30 })).toBe(84);
  expect(calculateSmallestLetter(undefined)).toBe(6);
});

test("a board's artwork is measured to the nearest millimetre", () => {
  const sides = [
    { width: 12, height: 7 },
    { width: 9, height: 9 },
  ];
  expect(createTemplates(sides, undefined)).toMatchObject([
    { trim: { width: 3658, height: 2134 }, bleed: 75, safe: 150, letter: 6 },
    { trim: { width: 2743, height: 2743 } },
  ]);
});
