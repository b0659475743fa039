import { expect, test } from "vitest";
import { readPlaces } from "../../../data/places/places.server.ts";
import { drawBoardCode } from "./board-code.server.ts";
import { readBoardCopy } from "./board-page.server.ts";
import { drawTemplate } from "./template-drawing.server.ts";

/** The sides of an edge in each size of a template, in millimetres of the board. */
function sidesOf(svg: string, name: string): [wide: number, high: number][] {
  const edges = svg.matchAll(new RegExp(`data-edge="${name}" d="M(\\S+) (\\S+)H(\\S+)V(\\S+)H`, "g"));
  return [...edges].map((edge) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = edge.slice(1).map(Number);
    return [Math.round((right - left) * 10), Math.round((bottom - top) * 10)];
  });
}

test.each(readPlaces().map((board) => [board.name, board] as const))(
  "the template of %s has each size of its boards at 1:10, with bleed around it and a safe area within",
  (_name, board) => {
    const svg = drawTemplate(board, readBoardCopy().sheet);
    const sizes = [...new Set(board.boards.map(({ width, height }) => `${width} ${height}`))];
    const trims = sizes.map((size) => size.split(" ").map((feet) => Math.round(Number(feet) * 304.8)));
    expect(sidesOf(svg, "trim")).toEqual(trims);
    const grow = (large: number, small: number) =>
      trims.map((sides) => sides.map((side) => side + 2 * ((sides[0] ?? 0) >= 2438 ? large : small)));
    expect(sidesOf(svg, "bleed")).toEqual(grow(75, 10));
    expect(sidesOf(svg, "safe")).toEqual(grow(-150, -30));
  },
);

test("a template explains its lines in words, whatever the place is called", () => {
  const [board] = readPlaces().filter(({ boards }) => boards.some(({ width }) => width === 40));
  if (!board) throw new Error("a board of 40 ft is needed");
  const svg = drawTemplate({ ...board, name: "ओम <श्री>" }, readBoardCopy().sheet);
  for (const words of ["ओम &lt;श्री&gt;", "12,192 × 6,096 mm", "75 mm", "150 mm", "CMYK"])
    expect(svg).toContain(words);
});

test("the code of a board leads to its page and says which board it hung on", () => {
  const [board] = readPlaces();
  if (!board) throw new Error("a board is needed");
  const { address, size, path, svg } = drawBoardCode(board, "https://www.chowk.example");
  expect(address).toBe(`https://www.chowk.example${board.path}?utm_source=board&utm_campaign=${board.slug}`);
  // The finder at the top left: seven dark squares within four of quiet edge.
  expect(path).toMatch(/^M4 4h7v1h-7z/);
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
});
