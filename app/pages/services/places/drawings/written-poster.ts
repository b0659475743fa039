import { splitLetters } from "../../../../../formats/letters.ts";
import type { Box } from "./layout.ts";

/** As in `boards-in-scale.tsx`, which no page loads for this alone. */
const letterWidth = 0.43;

/** The colours of a visitor's own poster. */
export const writtenColours = { ground: "var(--c-paper)", ink: "var(--c-ink)" };

/** A visitor's line as it fills a board: in the rows, at most two on a wide board and four on another, whose letters are largest. */
export function layLine(line: string, { width, height }: Pick<Box, "width" | "height">): string[] {
  const words = line.split(" ");
  const most = width > height * 1.6 ? 2 : 4;
  for (let limit = Math.max(...words.map(countLetters)); ; limit += 1) {
    const rows: string[] = [];
    for (const word of words) {
      const last = rows.at(-1);
      if (last !== undefined && countLetters(`${last} ${word}`) <= limit)
        rows.splice(-1, 1, `${last} ${word}`);
      else rows.push(word);
    }
    if (rows.length <= most) return rows;
  }
}

/** The largest letters with which rows fit on an empty board. */
export function fitRows(rows: string[], { width, height }: Pick<Box, "width" | "height">): number {
  const longest = Math.max(...rows.map(countLetters));
  return Math.min((width * 0.86) / (longest * letterWidth), (height * 0.8) / rows.length, height * 0.5);
}

const countLetters = (text: string) => splitLetters(text).length;
