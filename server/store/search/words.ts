/** A word as it stands in the index, or the beginning of one. Of letters, marks and digits alone. */
export type Term = { word: string; prefix: boolean };

/** All of these must be found; of each, all terms of one of the ways in which it may be written. */
export type Wanted = Term[][][];

/** Characters of a word that count; words of one submission; terms of one search. */
const most = { letters: 60, words: 10_000, terms: 16 };
/** Digits of a telephone number at most (ITU-T E.164), and from how many on a run of digits may be one. */
const phone = { most: 15, least: 7, part: 3 };

/**
 * The words by which a submission is found. Both databases are given the same ones, so that they find the same.
 * A run of digits is cut at every digit, so that a telephone number is found by any part of it.
 */
export function wordsOf(texts: readonly string[]): string[] {
  const words = new Set<string>();
  const add = (word: string) => words.size < most.words && words.add(word);
  for (const text of texts.map(fold)) {
    for (const [word] of text.matchAll(wordPattern)) add(cut(word));
    for (const [run] of text.matchAll(digitRuns)) {
      const digits = digitsOf(run).slice(0, most.letters);
      if (digits.length < phone.least) continue;
      for (let at = 0; at <= digits.length - phone.part; at += 1) add(digits.slice(at, at + phone.most));
    }
  }
  return [...words];
}

/**
 * What a search asks for: all its words, the last one perhaps unfinished; digits as a word each or as a telephone
 * number, with or without +91 or a leading 0. There is no syntax: what is neither letter nor digit only separates.
 * @returns nothing where there is no word in it
 */
export function readQuery(query: string): Wanted {
  const text = fold(query);
  const wanted: Wanted = [];
  let from = 0;
  for (const match of text.matchAll(digitRuns)) {
    if (!standsAlone(text, match)) continue;
    wanted.push(...plainWords(text.slice(from, match.index)), waysToWrite(match[0]));
    from = match.index + match[0].length;
  }
  const rest = plainWords(text.slice(from));
  const last = rest.at(-1)?.[0]?.[0];
  if (last) {
    if (Array.from(last.word).length > 1) last.prefix = true;
    // One letter begins too many words to be of use.
    else if (wanted.length + rest.length > 1) rest.pop();
  }
  return [...wanted, ...rest].slice(0, most.terms);
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const digitRuns = /\d(?:[ ()./-]{0,3}\d)*/g;

/** Small letters without accents; Hindi without nukta and with one sign for both nasals, as people write it either way. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Cf}|[\u0300-\u036f]|\u093c|[\ufe00-\ufe0f]/gu, "")
    .replaceAll("\u0901", "\u0902")
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

/** By letters, never through one. */
function cut(word: string): string {
  return word.length <= most.letters ? word : Array.from(word).slice(0, most.letters).join("");
}

function plainWords(text: string): Wanted {
  return Array.from(text.matchAll(wordPattern), ([word]) => [
    [{ word: cut(word), prefix: Array.from(word).length > most.letters }],
  ]);
}

/** Whether a run of digits is no part of a word such as `b2b`. */
function standsAlone(text: string, { 0: run, index }: RegExpExecArray): boolean {
  const letter = /[\p{L}\p{M}]/u;
  return !letter.test(text.charAt(index - 1)) && !letter.test(text.charAt(index + run.length));
}

function waysToWrite(run: string): Term[][] {
  const groups = run.split(/\D+/).slice(0, most.terms);
  const ways = [groups.map((word) => ({ word: cut(word), prefix: word.length > 1 }))];
  const digits = digitsOf(run).replace(/^0+/, "");
  const numbers = digits.length > 10 && digits.startsWith("91") ? [digits, digits.slice(2)] : [digits];
  for (const word of numbers) {
    if (
      word.length >= phone.part &&
      word.length <= phone.most &&
      !(groups.length === 1 && groups[0] === word)
    )
      ways.push([{ word, prefix: true }]);
  }
  return ways;
}

function digitsOf(run: string): string {
  return run.replace(/\D/g, "");
}
