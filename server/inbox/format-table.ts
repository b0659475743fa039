import { plainText } from "../submission/submission.ts";

/** Characters of a cell, enough for when a mail is tried next: what is longer is shown in full by `show`. */
const cellLength = 60;

/** Aligned columns, one line for each row, the headings first. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) =>
    row.map((cell) => plainText(cell).replaceAll("\n", " ").slice(0, cellLength)),
  );
  const widths = headings.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
