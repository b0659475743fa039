/**
 * The letters of a text as people see them: a letter of Hindi with its signs, an emoji of several parts. A browser without
 * segmenters (Firefox before 125) tells characters apart.
 */
export function splitLetters(text: string): string[] {
  if (!("Segmenter" in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter("hi").segment(text), ({ segment }) => segment);
}

/** How far before a cut its letter is looked for: more signs than this on one letter are no writing. */
const longestLetter = 100;

/**
 * The beginning of a text, cut between letters as people see them, so that no vowel sign, half of an emoji or part of a family
 * is left over. Takes no longer for a longer text.
 * @param length in UTF-16 units, at most
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = Math.max(0, length - longestLetter);
  const around = text.slice(start, length + longestLetter);
  const letter = Intl.Segmenter && new Intl.Segmenter("hi").segment(around).containing(length - start);
  const isFound = letter && (letter.index > 0 || start === 0);
  return text.slice(0, isFound ? start + letter.index : length).replace(/\p{Surrogate}$/u, "");
}
