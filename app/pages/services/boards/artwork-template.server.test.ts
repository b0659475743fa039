import { expect, test } from "vitest";
import { calculateSmallestLetter } from "./artwork-template.server.ts";

test("the minimum letter size depends on the road's speed and view, and is small where people stand in front of the board", () => {
  expect(calculateSmallestLetter({ speed: 40, view: 500 })).toBe(155);
  expect(calculateSmallestLetter({ speed: 40, view: 30 })).toBe(84);
  expect(calculateSmallestLetter(undefined)).toBe(6);
});
