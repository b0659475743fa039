/** Rows as CSV for spreadsheets. The byte order mark tells Excel that it is UTF-8. */
export function csvOf(rows: (string | number)[][]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("")}`;
}

/** Quoted if necessary, and never read as a formula. */
function cell(value: string | number): string {
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
