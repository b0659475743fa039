/**
 * A table for spreadsheets. Every cell is quoted; one that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV Injection). Full-width and small signs and the typographic minus count as well,
 * since spreadsheets convert them, and invisible characters before them are ignored. A number that is a name, such as a
 * telephone number with its 0 or +, is given as `{ digits }`: it becomes a formula that is that text and nothing else, since
 * Excel and Google Sheets would drop the 0 of a plain cell.
 */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
export type Cell = string | { digits: string };

function cell(value: Cell): string {
  if (typeof value === "string") return quoted(guarded(value));
  const isNumber = /^[+\d][\d ()./-]{2,38}$/.test(value.digits);
  return quoted(isNumber ? `="${value.digits}"` : guarded(value.digits));
}

function guarded(text: string): string {
  const plain = text.replaceAll("\0", "");
  return /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫−]/u.test(plain)
    ? `'${plain}`
    : plain;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
