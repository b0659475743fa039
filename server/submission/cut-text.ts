/** How much of a text's beginning is looked at for the last whole letter: more signs than this on one letter are no writing. */
const longestLetter = 100;

/**
 * The beginning of a text, cut between letters as people see them, so that no vowel sign, half of an emoji or part of a family is
 * left over. Where a browser can't tell letters (Firefox before 125), between characters.
 * @param length in UTF-16 units, at most
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = Math.max(0, length - longestLetter);
  const around = text.slice(start, length + longestLetter);
  const letter = Intl.Segmenter && new Intl.Segmenter("hi").segment(around).containing(length - start);
  const end = letter ? start + letter.index : length;
  return text.slice(0, end > start ? end : length).replace(/\p{Surrogate}$/u, "");
}
