import { readLine } from "../../../components/written-line.ts";
import type { BoardPlacement } from "../places/drawings/layout.ts";
import { layLine, writtenColours } from "../places/drawings/written-poster.ts";

export type Hang = <B extends Pick<BoardPlacement["board"], "width" | "height" | "poster">>(board: B) => B;

/** A board with the line that the visitor has put up in the place of its poster. */
export const hangOnBoard: Hang = (board) => {
  const line = readLine();
  return line ? { ...board, poster: { ...writtenColours, lines: layLine(line, board) } } : board;
};
