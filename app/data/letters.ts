/**
 * The letters of a text as people see them: a letter of Hindi with its signs, an emoji of several parts. A browser without
 * segmenters (Firefox before 125) tells characters apart.
 */
export function splitLetters(text: string): string[] {
  if (!("Segmenter" in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter("hi").segment(text), ({ segment }) => segment);
}

/** The beginning of a text, whole letters only. @param maxLength in UTF-16 units */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let cut = "";
  for (const letter of splitLetters(text.slice(0, maxLength + 50))) {
    if (cut.length + letter.length > maxLength) break;
    cut += letter;
  }
  return cut;
}
