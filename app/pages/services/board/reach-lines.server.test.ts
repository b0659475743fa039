import { expect, test } from "vitest";
import { readBoards } from "../places/boards.server.ts";
import { reachLines } from "./reach-lines.server.ts";

const board = readBoards().find(({ road }) => road);
const figures = "{easy} m, {metres} m, {pace} m a second, {seconds} seconds";
const copy = {
  title: "",
  answer: figures,
  letters: "",
  hidden: "",
  clear: "",
  sum: "",
  source: "",
  standing: "",
};

/** The figures of a board of that height, beside a road of that speed. */
function told(height: number, speed: number) {
  if (!board?.road) throw new Error("a board on a road is needed to reckon for how long it is read");
  const [first] = board.boards;
  const boards = [{ kind: "", width: 1, count: 1, ...first, height }];
  return reachLines({ ...board, boards, road: { ...board.road, speed, view: 500 } }, copy).answer;
}

test("how long a board is read is told in figures rounded to the nearest, up or down", () => {
  expect(told(20, 40)).toBe("183 m, 183 m, 11.1 m a second, 16 seconds");
  expect(told(10, 50)).toBe("91 m, 91 m, 13.9 m a second, 7 seconds");
});
