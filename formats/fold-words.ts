/** Sorting the accents of one letter takes quadratic time; nobody writes so many. */
const pieces = /.{1,256}/gsu;

/**
 * A text as words are compared: in small letters, without accents and invisible characters, in Devanagari without the dot below a
 * letter and with one sign for both nasal ones, since people write फाफाडीह and फाफाडीह़, चाँद and चांद.
 */
export function foldWords(text: string): string {
  return text
    .replace(pieces, (piece) => piece.normalize("NFKD"))
    .toLowerCase()
    .replace(/\p{Cf}|[\u0300-\u036f]|\u093c|[\ufe00-\ufe0f]/gu, "")
    .replaceAll("\u0901", "\u0902");
}
