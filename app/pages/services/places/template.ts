import { interpolate } from "../../../data/format.ts";
import type { TemplateCopy } from "./board-copy.server.ts";
import type { PlanBoard } from "./plan-entry.ts";
import { smallestLetter } from "./reach.ts";

const millimetresPerFoot = 304.8;
/** From this width on, in feet, a board is printed on flex that is hemmed and laced, and not cut to its edge. */
const laced = 8;

/** The sizes of a board's artwork in millimetres, as it is printed. */
export type Template = ReturnType<typeof templateOf>;

/** The artwork of a board in the place where it hangs. */
function templateOf(
  { width, height }: Pick<PlanBoard, "width" | "height">,
  road: Parameters<typeof smallestLetter>[0],
) {
  const large = width >= laced;
  return {
    /** What is seen of it. */
    trim: {
      width: Math.round(width * millimetresPerFoot),
      height: Math.round(height * millimetresPerFoot),
    },
    /** Beyond the trim on each side: what is cut off, or folded behind. */
    bleed: large ? 75 : 10,
    /** Within the trim on each side: nothing that must be read lies here. */
    safe: large ? 150 : 30,
    /** The height of the smallest letters. */
    letter: smallestLetter(road),
  };
}

/** The templates of a place: one for each size of board that it has. */
export function templatesOf(
  boards: Pick<PlanBoard, "width" | "height">[],
  road: Parameters<typeof smallestLetter>[0],
): Template[] {
  const sizes = new Map(boards.map((board) => [`${board.width} ${board.height}`, board]));
  return [...sizes.values()].map((board) => templateOf(board, road));
}

/** What is to be observed of a template: its size, its bleed, its safe area and its smallest letters. */
export function templateNotes({ trim, ...inside }: Template, copy: TemplateCopy): string[] {
  const figures = { ...trim, ...inside };
  return [copy.trim, copy.bleed, copy.safe, copy.letter].map((line) => interpolate(line, figures));
}
