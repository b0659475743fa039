/**
 * The words of a text as they are compared: in small letters, without accents, and in Devanagari without the dot below a
 * letter and with one sign for both nasal ones, since people write फाफाडीह and फाफाडीह़, चाँद and चांद.
 */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u093c]/g, "")
    .replaceAll("\u0901", "\u0902")
    .toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether each word that is sought begins one of these. @param words as `splitWords` gives them, with spaces between */
export function hasWords(words: string, sought: string[]): boolean {
  return sought.every((word) => ` ${words}`.includes(` ${word}`));
}
