import { foldWords } from "../../../formats/fold-words.ts";
import { latinDigits } from "../../submission/form-rules.ts";
import { normalizeName } from "../../submission/staff.ts";

/** A word of the index, or the beginning of one. It consists of letters, marks and digits. */
export type SearchTerm = { word: string; prefix: boolean };

/** All of these must match. Each has one or more ways of being written; for one of them, all terms must match. */
export type SearchTerms = SearchTerm[][][];

/** Characters of a word, words of a submission, terms of a search. */
const limits = { letters: 60, words: 2_000, terms: 16 };
/** How many digits a telephone number has (ITU-T E.164), and how many of them find it. */
const phoneDigits = { max: 15, min: 7, part: 3 };

/**
 * The words by which a submission is found, those of short texts first, so that no long one crowds out name and number; runs
 * of digits from every digit on, so that any part of a number finds it.
 */
export function listWords(texts: readonly string[]): string[] {
  const words = new Set<string>();
  const sorted = texts.toSorted((a, b) => a.length - b.length);
  for (const word of wordsInTurn(sorted)) {
    if (words.size >= limits.words) break;
    words.add(word);
  }
  return [...words];
}

function* wordsInTurn(texts: readonly string[]): Generator<string> {
  for (const text of texts) {
    const folded = fold(text);
    for (const [word] of folded.matchAll(wordPattern)) yield cut(word);
    for (const [run] of folded.matchAll(digitRuns)) {
      const digits = digitsOf(run).slice(0, limits.letters);
      if (digits.length < phoneDigits.min) continue;
      for (let at = 0; at <= digits.length - phoneDigits.part; at += 1)
        yield digits.slice(at, at + phoneDigits.max);
    }
  }
}

/**
 * What a search looks for: all its words, each of which may be only the beginning; digits as separate words or as a telephone
 * number, with or without +91 or a leading 0. Small words before others don't count. There is no syntax: anything but letters and digits only separates words.
 */
export function parseQuery(query: string): SearchTerms {
  const text = fold(query.replace(smallWords, ""));
  const terms: SearchTerms = [];
  let from = 0;
  for (const match of text.matchAll(digitRuns)) {
    if (!standsAlone(text, match)) continue;
    terms.push(...plainWords(text.slice(from, match.index)), spellingsOf(match[0]));
    from = match.index + match[0].length;
  }
  const remaining = plainWords(text.slice(from));
  const last = remaining.at(-1)?.[0]?.[0];
  // A single letter begins too many words to be useful.
  if (last && !last.prefix && terms.length + remaining.length > 1) remaining.pop();
  return [...terms, ...remaining].slice(0, limits.terms);
}

/** The words of a search that count, as they were typed. */
export function splitQuery(query: string): string[] {
  const words = query.replace(smallWords, "").split(/\s+/);
  return [...new Set(words)].filter((word) => parseQuery(word).length > 0).slice(0, limits.terms);
}

/** A sender's telephone number, in digits without country or leading 0, and e-mail address, both as people see them. */
export function senderKeys({
  phone = "",
  email = "",
}: {
  phone?: string | undefined;
  email?: string | undefined;
}) {
  const digits = digitsOf(fold(phone)).replace(/^0+/, "").slice(-10);
  return {
    phone: digits.length >= phoneDigits.min ? digits : undefined,
    email: normalizeName(email).toLowerCase() || undefined,
  };
}

/** One part of a search in the language of an index. Words contain no quotation marks, so none can break out of its own. */
export function formatClause(
  spellings: SearchTerms[number],
  write: (term: SearchTerm) => string,
  and: string,
  or: string,
): string {
  const clauses = spellings.map((terms) => `(${terms.map(write).join(and)})`);
  return `(${clauses.join(or)})`;
}

const smallWords = /\b(?:an?|and|at|by|for|from|in|of|on|the|to|with)\s+(?=\S)/gi;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const digitRuns = /\d(?:[ ()./-]{0,3}\d)*/g;

/** As words are compared, with the digits of every script alike. */
function fold(text: string): string {
  return foldWords(latinDigits(text));
}

/** Cut between letters, never through one. */
function cut(word: string): string {
  return word.length <= limits.letters ? word : Array.from(word).slice(0, limits.letters).join("");
}

function plainWords(text: string): SearchTerms {
  return Array.from(text.matchAll(wordPattern), ([word]) => [
    [{ word: cut(word), prefix: Array.from(word).length > 1 }],
  ]);
}

/** Whether a run of digits is not part of a word such as `b2b`. */
function standsAlone(text: string, { 0: run, index }: RegExpExecArray): boolean {
  const letter = /[\p{L}\p{M}]/u;
  return !letter.test(text.charAt(index - 1)) && !letter.test(text.charAt(index + run.length));
}

function spellingsOf(run: string): SearchTerm[][] {
  const groups = run.split(/\D+/).slice(0, limits.terms);
  const spellings = [groups.map((word) => ({ word: cut(word), prefix: word.length > 1 }))];
  const digits = digitsOf(run).replace(/^0+/, "");
  const numbers = digits.length > 10 && digits.startsWith("91") ? [digits, digits.slice(2)] : [digits];
  for (const word of numbers) {
    if (
      word.length >= phoneDigits.part &&
      word.length <= phoneDigits.max &&
      !(groups.length === 1 && groups[0] === word)
    )
      spellings.push([{ word, prefix: true }]);
  }
  return spellings;
}

function digitsOf(run: string): string {
  return run.replace(/\D/g, "");
}
