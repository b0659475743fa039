import { readLine } from "../../../components/written-line.ts";
import type { BoardPlacement } from "../places/drawings/layout.ts";
import { layLine, writtenColours } from "../places/drawings/written-poster.ts";

export type PutOnBoard = <B extends Pick<BoardPlacement["board"], "width" | "height" | "poster">>(
  board: B,
) => B;

/** A board with the line that the visitor has put up in the place of its poster. */
export const putLineOnBoard: PutOnBoard = (board) => {
  const line = readLine();
  return line ? { ...board, poster: { ...writtenColours, lines: layLine(line, board) } } : board;
};
