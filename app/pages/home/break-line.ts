import { splitLetters } from "../../../formats/letters.ts";

/** A line of the opening board: its letters with a line break between rows, how many rows, and the letters of the longest. */
export type BoardLine = { letters: string[]; rows: number; longest: number };

/** Breaks a line into the two rows whose longest is shortest, so that its letters are as large as the board allows. */
export function breakLine(line: string): BoardLine {
  const words = line.split(" ");
  return words
    .map((_, index) =>
      [words.slice(0, index), words.slice(index)].map((row) => row.join(" ")).filter(Boolean),
    )
    .map((rows) => ({
      letters: splitLetters(rows.join("\n")),
      rows: rows.length,
      longest: Math.max(...rows.map((row) => splitLetters(row).length)),
    }))
    .reduce((best, each) => (each.longest < best.longest ? each : best));
}
