import fc from "fast-check";
import { expect, test } from "vitest";
import { reachOf, smallestLetter } from "./reach.ts";

const roads = fc.record({ speed: fc.integer({ min: 3, max: 120 }), view: fc.integer({ min: 5, max: 1000 }) });
const heights = fc.integer({ min: 1, max: 20 });

test("a board of twenty feet is read from 183 metres, for 16 seconds at 40 km/h, where nothing hides it", () => {
  const { inches, easy, metres, seconds } = reachOf(20, { speed: 40, view: 500 });
  expect(inches).toBe(60);
  expect(easy).toBeCloseTo(182.88);
  expect(metres).toBe(easy);
  expect(seconds).toBeCloseTo(16.46, 2);
});

test("nobody reads a board for longer than it is in view, a faster road never gives more time, and a higher board never less", () => {
  fc.assert(
    fc.property(heights, roads, (height, road) => {
      const { seconds, pace, metres } = reachOf(height, road);
      expect(seconds).toBeGreaterThan(0);
      expect(metres).toBeLessThanOrEqual(road.view);
      expect(seconds * pace).toBeCloseTo(metres);
      expect(reachOf(height, { ...road, speed: road.speed + 10 }).seconds).toBeLessThan(seconds);
      expect(reachOf(height + 1, road).seconds).toBeGreaterThanOrEqual(seconds);
    }),
  );
});

test("the smallest letters grow with the speed of the road, and are small where people stand before the board", () => {
  fc.assert(
    fc.property(roads, (road) => {
      const letter = smallestLetter(road);
      expect(letter).toBeLessThanOrEqual(Math.ceil((road.view / 0.3048 / 30) * 25.4));
      expect(smallestLetter({ ...road, speed: road.speed + 10 })).toBeGreaterThanOrEqual(letter);
    }),
  );
  expect(smallestLetter({ speed: 40, view: 500 })).toBe(155);
  expect(smallestLetter(undefined)).toBe(6);
});
