/**
 * A table for spreadsheets. Every cell is quoted; one that a spreadsheet would take for a formula, such as a phone number with
 * +, gets an apostrophe in front (OWASP, CSV Injection). Full-width and small signs and the typographic minus count as well,
 * since spreadsheets convert them, and invisible characters before them are ignored.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const plain = text.replaceAll("\0", "");
  const safe = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫−]/u.test(plain)
    ? `'${plain}`
    : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}
