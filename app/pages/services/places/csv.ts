import { guardFormula } from "../../../../formats/spreadsheet.ts";

/** Rows as CSV for spreadsheets. The byte order mark tells Excel that it is UTF-8. */
export function toCsv(rows: (string | number)[][]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(formatCell).join(",")}\r\n`).join("")}`;
}

/** Quoted if necessary, and never read as a formula. */
function formatCell(value: string | number): string {
  const text = guardFormula(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
