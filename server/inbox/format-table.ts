import { plainText } from "../submission/plain-text.ts";

/**
 * Columns of equal width, one line a row, cut to fit the terminal.
 * @param columns their headings
 * @param rows one text for each column
 * @param width characters of the terminal
 */
export function formatTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const lines = [columns, ...rows].map((row) =>
    row.map((cell) => letters(plainText(cell).replaceAll("\n", " "))),
  );
  const widest = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const widths = narrow(widest, width - gap.length * (columns.length - 1));
  return lines
    .map((line) =>
      line
        .map((cell, at) => pad(cell, widths[at] ?? 0))
        .join(gap)
        .trimEnd(),
    )
    .join("\n");
}

const gap = "  ";
const least = 8;

/** Takes from the widest column until all fit. */
function narrow(widths: number[], room: number): number[] {
  const fitted = [...widths];
  let spare = fitted.reduce((sum, one) => sum + one, 0) - room;
  while (spare > 0) {
    const widest = Math.max(...fitted);
    if (widest <= least) break;
    fitted[fitted.indexOf(widest)] = widest - 1;
    spare -= 1;
  }
  return fitted;
}

const segmenter = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** Letters as they are seen: a Devanagari syllable counts once. */
function letters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function pad(cell: string[], width: number): string {
  const shown = cell.length > width ? [...cell.slice(0, Math.max(0, width - 1)), "…"] : cell;
  return shown.join("") + " ".repeat(Math.max(0, width - shown.length));
}
