import { z } from "zod";
import { formatNumber } from "../../../../formats/number.ts";
import { interpolate } from "../../../data/format.ts";
import { metresPerFoot } from "../../../data/places/reading-distance.ts";
import { text, withPlaceholders } from "../../../data/schema.ts";

/** The words in an artwork template, below the drawing of a board. */
export const templateCopySchema = z.strictObject({
  title: withPlaceholders(text, "name"),
  trim: withPlaceholders(text, "width", "height"),
  bleed: withPlaceholders(text, "bleed"),
  safe: withPlaceholders(text, "safe"),
  letter: withPlaceholders(text, "letter"),
  standing: withPlaceholders(text, "letter"),
  files: z.array(text).min(1),
});
export type TemplateCopy = z.output<typeof templateCopySchema>;

/** The sizes of a board's artwork in millimetres, as it is printed. */
export type Template = ReturnType<typeof createTemplate>;

type Size = { width: number; height: number };
type Road = { speed: number; view: number };

const millimetresPerFoot = metresPerFoot * 1000;
/** From this width on, in feet, a board's print is hemmed and laced, and not cut to its edge. */
const hemmedWidth = 8;

function createTemplate({ width, height }: Size, road: Road | undefined) {
  const isHemmed = width >= hemmedWidth;
  return {
    /** In feet. */
    size: { width, height },
    isStanding: !road,
    /** The visible part. */
    trim: {
      width: Math.round(width * millimetresPerFoot),
      height: Math.round(height * millimetresPerFoot),
    },
    /** Beyond the trim on each side: what is cut off, or folded behind. */
    bleed: isHemmed ? 75 : 10,
    /** Within the trim on each side: nothing that must be read lies here. */
    safe: isHemmed ? 150 : 30,
    /** The height of the smallest letters. */
    letter: calculateSmallestLetter(road),
  };
}

/** The templates of a place: one for each size of board that it has. */
export function createTemplates(boards: Size[], road: Road | undefined): Template[] {
  const sizes = new Map(boards.map((board) => [`${board.width} ${board.height}`, board]));
  return [...sizes.values()].map((board) => createTemplate(board, road));
}

/** What to observe in a template: its size, its bleed, its safe area and its smallest letters. */
export function listTemplateNotes(template: Template, copy: TemplateCopy): string[] {
  const { trim, bleed, safe, letter, isStanding } = template;
  const lines = [copy.trim, copy.bleed, copy.safe, isStanding ? copy.standing : copy.letter];
  const [width, height] = [formatNumber(trim.width), formatNumber(trim.height)];
  return lines.map((line) => interpolate(line, { width, height, bleed, safe, letter }));
}

/** Feet from which letters can just be read, for each inch of their height. */
const legibleFeetPerInch = 30;
const secondsToRead = 5;
/** From where people read who stand before the board, in metres. */
const standingDistance = 2;

/**
 * The smallest letters that can still be read, in millimetres: those at the limit of legibility where a reader has five
 * seconds left, or where people stand before the board.
 */
export function calculateSmallestLetter(road: Road | undefined): number {
  const metres = road ? Math.min((road.speed / 3.6) * secondsToRead, road.view) : standingDistance;
  return Math.ceil((metres / metresPerFoot / legibleFeetPerInch) * 25.4);
}
