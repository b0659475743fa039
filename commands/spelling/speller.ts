import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie, editDistance } from "cspell-trie-lib";

/** What `editDistance` counts for one letter more, less or other. */
const oneEdit = 100;

/** Judges single words by the British dictionary and lists of our own. */
export type Speller = {
  knows: (word: string) => boolean;
  /** Up to three words that may have been meant, the likeliest first. */
  suggest: (word: string) => string[];
};

/**
 * @param lists texts with a word a line; `#` begins a note, `!` a word that is refused although the dictionary has it.
 *   A word with a capital is known with that capital or in capitals throughout, any other however it begins.
 */
export function speller(lists: string[]): Speller {
  const dictionary = britishDictionary();
  const words = lists.flatMap(entries);
  const refused = new Set(words.filter((word) => word.startsWith("!")).map((word) => word.slice(1)));
  const own = new Set(words.filter((word) => !word.startsWith("!")));
  const has = (word: string) => own.has(word) || (dictionary.has(word) && !refused.has(word.toLowerCase()));
  const knows = (word: string) =>
    spellings(word).some(has) || [...own].some((one) => one.toUpperCase() === word);
  return {
    knows,
    suggest: (word) => {
      const ours = [...own].filter((one) => editDistance(one.toLowerCase(), word.toLowerCase()) <= oneEdit);
      const near = dictionary.suggest(word, { numSuggestions: 6, ignoreCase: false });
      return [...new Set([...ours, ...near])].filter((one) => one !== word && knows(one)).slice(0, 3);
    },
  };
}

/** A word at the beginning of a sentence or in capitals may be any of these. */
function spellings(word: string): string[] {
  const small = word.toLowerCase();
  if (word === word.toUpperCase()) return [word, small, small.charAt(0).toUpperCase() + small.slice(1)];
  return [word, word.charAt(0).toLowerCase() + word.slice(1)];
}

function entries(list: string): string[] {
  return list
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim().replaceAll("’", "'"))
    .filter(Boolean);
}

function britishDictionary() {
  const settings = createRequire(import.meta.url).resolve("@cspell/dict-en-gb/cspell-ext.json");
  const packed = path.join(path.dirname(settings), "en_GB.trie.gz");
  return decodeTrie(gunzipSync(readFileSync(packed)));
}
