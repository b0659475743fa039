import { expect, test } from "vitest";
import { readCity, type Spot } from "../../../data/city.server.ts";
import { gatherSigns, measureName, scales, signSize } from "./map-levels.server.ts";

const { names, width, height } = readCity();

/** So many spots in the city, more of them in its middle, the same in every run. */
function spread(count: number): Spot[] {
  const part = (index: number, step: number) => (index * step) % 1;
  return Array.from({ length: count }, (_, index): Spot => {
    const closeness = index % 2 ? 1 : 0.35;
    const at = (side: number, step: number) => side * (0.5 + (part(index, step) - 0.5) * 0.94 * closeness);
    return [at(width, Math.SQRT2), at(height, Math.sqrt(3))];
  });
}

test.each([
  ["12 boards", spread(12), names],
  ["300 boards", spread(300), names],
  [
    "a board at the edge, below a name",
    [[500, height - 5]] as Spot[],
    [{ name: "VIP Road", at: [500, height - 50] as Spot }],
  ],
])("of %s no sign lies on another or on a name, however near one looks", (_, spots, names) => {
  for (const { scale, signs } of gatherSigns(spots, names, { width, height })) {
    const boxes = signs.map(({ at }) => ({
      at,
      width: signSize.width / scale,
      height: signSize.height / scale,
    }));
    const others = [...boxes, ...names.map((name) => measureName(name, scale))];
    const touching = boxes.flatMap((box, index) =>
      others.slice(index + 1).filter((other) => {
        const [x, y] = [box.at[0] - other.at[0], box.at[1] - other.at[1]];
        const gap = Math.max(
          Math.abs(x) - (box.width + other.width) / 2,
          Math.abs(y) - (box.height + other.height) / 2,
        );
        return gap * scale < -1;
      }),
    );
    expect(touching, `at ${scale} pixels to a unit`).toEqual([]);
  }
});

test("each level has every board once, the first shows few signs, the last one for each board, and a sign for several says where they part", () => {
  const levels = gatherSigns(spread(300), names, { width, height });
  for (const { signs } of levels)
    expect(signs.flatMap(({ boards }) => boards).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 300 }, (_, board) => board),
    );
  expect(levels[0]?.signs.length).toBeLessThan(30);
  expect(levels.at(-1)?.signs).toHaveLength(300);
  for (const [index, { signs }] of levels.entries())
    for (const { boards, parts } of signs)
      if (boards.length > 1) {
        expect(parts).toBeGreaterThan(index);
        const together = levels[parts ?? 0]?.signs.filter((sign) =>
          boards.every((board) => sign.boards.includes(board)),
        );
        expect(together).toEqual([]);
      }
  expect(levels).toHaveLength(scales.length);
});

test("a board whose place is unknown has no sign", () => {
  const levels = gatherSigns([undefined, [width / 2, height / 2]], names, { width, height });
  for (const { signs } of levels) expect(signs.map(({ boards }) => boards)).toEqual([[1]]);
});
