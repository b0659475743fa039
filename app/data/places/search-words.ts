import { foldWords } from "../../../formats/fold-words.ts";

/** The words of a text as they are compared. */
export function splitWords(text: string): string[] {
  return foldWords(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether each word that is sought begins one of these. @param words as `splitWords` gives them, with spaces between */
export function hasWords(words: string, sought: string[]): boolean {
  return sought.every((word) => ` ${words}`.includes(` ${word}`));
}
