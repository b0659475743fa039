/**
 * A table for spreadsheets. Every cell is quoted, and one that a spreadsheet would take for a formula gets an
 * apostrophe in front, phone numbers among them (OWASP, CSV Injection; full-width and small signs and the minus sign
 * proper included, which spreadsheets fold into the plain ones, and what nobody sees in front of them is looked through).
 * @param rows the first one holds the headings
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
