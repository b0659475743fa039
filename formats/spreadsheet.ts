/**
 * A text that no spreadsheet takes for a formula: one that it would gets an apostrophe in front (OWASP, CSV Injection), also
 * after full-width and small signs and the typographic minus, which spreadsheets convert, and after invisible characters.
 */
function guardFormula(text: string): string {
  const plain = text.replaceAll("\0", "");
  return /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫−]/u.test(plain)
    ? `'${plain}`
    : plain;
}

/** A number that is a name, such as a telephone number with its 0 or +, is given as `{ digits }`. */
export type Cell = string | number | { digits: string };

/**
 * A table as CSV for spreadsheets. It begins with a byte order mark: without it, Excel reads UTF-8 in the machine's old encoding
 * and shows Hindi as gibberish.
 */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${formatCsvRows(rows)}`;
}

/**
 * Further rows of a table. Every cell is quoted, and none is taken for a formula but digits: Excel and Google Sheets would drop
 * their 0, so they are written as a formula that is that text and nothing else.
 */
export function formatCsvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(formatCell).join(",")}\r\n`).join("");
}

function formatCell(value: Cell): string {
  if (typeof value !== "object") return quote(guardFormula(String(value)));
  const { digits } = value;
  return quote(/^[+\d][\d ()./-]{2,38}$/.test(digits) ? `="${digits}"` : guardFormula(digits));
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
