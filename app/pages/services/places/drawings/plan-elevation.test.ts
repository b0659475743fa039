import { expect, test } from "vitest";
import { readSocieties } from "../societies.server.ts";
import { type Box, flatsPerTower, measures, planElevation, windowsAcross } from "./plan-elevation.ts";

const societies = readSocieties();
const plans = societies.map((society, index) => ({ society, plan: planElevation(society, index) }));

test.each([
  [180, 10],
  [166, 5],
  [70, 4],
  [50, 2],
  [1, 1],
  [11, 4],
])("%i flats in %i towers: none is lost, and no tower has more than one above another", (flats, towers) => {
  const shares = flatsPerTower(flats, towers);
  expect(shares).toHaveLength(towers);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(flats);
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
});

test("a tower is never taller than the sky has room for, and never one window wide", () => {
  for (let flats = 1; flats <= 300; flats++) {
    expect(Math.ceil(flats / windowsAcross(flats))).toBeLessThanOrEqual(measures.storeys);
    expect(windowsAcross(flats)).toBeGreaterThanOrEqual(2);
  }
});

test.each(plans)("$society.name has its towers, its windows and its bungalows", ({ society, plan }) => {
  expect(plan.towers).toHaveLength(society.towers);
  expect(plan.towers.flatMap(({ windows }) => windows)).toHaveLength(society.flats);
  expect(plan.bungalows).toHaveLength(society.units.label === "Bungalows" ? society.units.count : 0);
});

test.each(plans)("$society.name's boards have their true size beside the person", ({ society, plan }) => {
  const feet = measures.person / 5.5;
  expect(plan.group.boards.map(({ face }) => [face.width / feet, face.height / feet])).toEqual(
    society.boards.map(({ width, height }) => [width, height]),
  );
});

test.each(plans)(
  "$society.name is drawn whole: nothing leaves the picture, nothing hides a window",
  ({ plan }) => {
    const windows = plan.towers
      .flatMap((tower) => tower.windows)
      .map((corner) => ({ ...corner, width: measures.window.width, height: measures.window.height }));
    const stands = plan.group.boards.map(({ stand }) => ({
      ...stand,
      x: stand.x + plan.groupX,
      y: stand.y + measures.ground,
    }));
    const picture = { x: 0, y: 0, width: measures.width, height: measures.height };
    for (const box of [...windows, ...stands]) expect(contains(picture, box), JSON.stringify(box)).toBe(true);
    for (const stand of stands) expect(windows.filter((window) => overlap(window, stand))).toEqual([]);
    expect(new Set(windows.map(({ x, y }) => `${x} ${y}`)).size).toBe(windows.length);
  },
);

test.each(plans)("$society.name's boards stand side by side, clear of the person", ({ plan }) => {
  const [first, ...others] = plan.group.boards.map(({ stand }) => stand);
  expect(first?.x).toBeGreaterThan(plan.group.person.x + 20);
  others.reduce((left, right) => {
    expect(right.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    return right;
  }, first);
});

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
