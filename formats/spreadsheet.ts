/**
 * A text that no spreadsheet takes for a formula: one that it would gets an apostrophe in front (OWASP, CSV Injection), also
 * after full-width and small signs and the typographic minus, which spreadsheets convert, and after invisible characters.
 */
export function guardFormula(text: string): string {
  const plain = text.replaceAll("\0", "");
  return /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫−]/u.test(plain)
    ? `'${plain}`
    : plain;
}
