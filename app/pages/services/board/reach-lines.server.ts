import { interpolate } from "../../../data/format.ts";
import type { readBoardCopy } from "../places/board-copy.server.ts";
import type { Board } from "../places/boards.server.ts";
import { reachOf } from "../places/reach.ts";

/**
 * How long a board is read in passing, with the steps of the sum; the highest of several boards counts. Nothing where no
 * road is known, unless people stand before it.
 */
export function reachLines({ road, boards, filter }: Board, copy: ReturnType<typeof readBoardCopy>["reach"]) {
  const approach = filter.seen.includes("lift") ? copy.standing : "";
  if (!road) return { title: copy.title, approach, answer: "", lines: [], source: "" };
  const height = Math.max(...boards.map((board) => board.height));
  const { inches, easy, metres, pace, seconds } = reachOf(height, road);
  const words = {
    ...road,
    inches,
    easy: Math.round(easy),
    metres: Math.round(metres),
    pace: pace.toFixed(1),
    seconds: Math.round(seconds),
  };
  const lines = [copy.letters, easy > road.view ? copy.hidden : copy.clear, copy.sum];
  return {
    title: copy.title,
    approach: `${road.approach}.`,
    answer: interpolate(copy.answer, words),
    lines: lines.map((line) => interpolate(line, words)),
    source: copy.source,
  };
}
