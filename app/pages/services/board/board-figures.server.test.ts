import fc from "fast-check";
import { expect, test } from "vitest";
import { readBoards } from "../places/boards.server.ts";
import { reachOf, smallestLetter } from "../places/reach.ts";
import { templatesOf } from "../places/template.ts";
import { reachLines } from "./reach-lines.server.ts";

const board = readBoards().find(({ road }) => road);
const words = { title: "", letters: "", hidden: "", clear: "", sum: "", source: "", standing: "" };

test.each([
  [20, 40, "183 m, 183 m, 11.1 m a second, 16 seconds"],
  [10, 50, "91 m, 91 m, 13.9 m a second, 7 seconds"],
])("a board of %i ft at %i km/h is read for seconds rounded to the nearest", (height, speed, shown) => {
  if (!board?.road) throw new Error("a board on a road is needed");
  const boards = [{ kind: "", width: 1, count: 1, ...board.boards[0], height }];
  const copy = { ...words, answer: "{easy} m, {metres} m, {pace} m a second, {seconds} seconds" };
  expect(reachLines({ ...board, boards, road: { ...board.road, speed, view: 500 } }, copy).answer).toBe(
    shown,
  );
});

test("nobody reads a board for longer than it is in view", () => {
  const roads = fc.record({
    speed: fc.integer({ min: 3, max: 120 }),
    view: fc.integer({ min: 5, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), roads, (height, road) => {
      const { seconds, pace, metres } = reachOf(height, road);
      expect(metres).toBeLessThanOrEqual(road.view);
      expect(seconds * pace).toBeCloseTo(metres);
    }),
  );
});

test("the smallest letters follow the road's speed and view, and are small where people stand before the board", () => {
  expect(smallestLetter({ speed: 40, view: 500 })).toBe(155);
  expect(smallestLetter({ speed: 40, view: 30 })).toBe(84);
  expect(smallestLetter(undefined)).toBe(6);
});

test("a board's artwork is measured to the nearest millimetre", () => {
  const sides = [
    { width: 12, height: 7 },
    { width: 9, height: 9 },
  ];
  expect(templatesOf(sides, undefined)).toMatchObject([
    { trim: { width: 3658, height: 2134 }, bleed: 75, safe: 150, letter: 6 },
    { trim: { width: 2743, height: 2743 } },
  ]);
});
