import { ContentError, fieldName } from "./content-error.ts";

import type { Path } from "./drafts.server.ts";
import { currentContent } from "./open-content.server.ts";

/** The file of Hindi words beside a file of `content/`. Both paths are below `content/`. */
export function hindiFile(file: string): string {
  return `hi/${file}`;
}

/** Whether a file has Hindi words beside it. @param file path below `content/` */
export function hasHindi(file: string): boolean {
  return currentContent().bytes(`content/${hindiFile(file)}`) !== undefined;
}

/** The fields by which an entry of a list is named, the first that it has. */
const names = ["key", "name", "what", "service", "path", "title", "label"];

/**
 * A file's fields with Hindi words in the place of the English ones. A list of texts is replaced whole. A list of entries
 * is either as long as the English one, in the same order, or a group in which each entry stands under its English name.
 * @param file the Hindi file, for errors
 * @throws ContentError where the Hindi doesn't fit the English, or says something other than words
 */
export function withHindi(file: string, english: unknown, hindi: unknown, path: Path = []): unknown {
  const inner = (one: unknown, words: unknown, part: PropertyKey) =>
    withHindi(file, one, words, [...path, part]);
  const refuse = (remedy: string) => new ContentError(file, fieldName(path), remedy);
  if (hindi === undefined || hindi === null) return english;
  if (Array.isArray(english) && english.some(isGroup)) {
    if (isGroup(hindi)) {
      const unknown = Object.keys(hindi).find((name) => !english.some((one) => nameOf(one) === name));
      if (unknown !== undefined)
        throw refuse(`the English file has no entry “${unknown}” here; name each entry as it is named there`);
      return english.map((one) => inner(one, hindi[nameOf(one)], nameOf(one)));
    }
    if (!Array.isArray(hindi) || hindi.length !== english.length)
      throw refuse(`the English file has ${english.length} entries here; write as many, in the same order`);
    return english.map((one, index) => inner(one, hindi[index], index));
  }
  if (isGroup(english) && isGroup(hindi))
    return {
      ...english,
      ...Object.fromEntries(
        Object.entries(hindi).map(([key, words]) => [key, inner(english[key], words, key)]),
      ),
    };
  if (isGroup(english) || isGroup(hindi) || Array.isArray(english) !== Array.isArray(hindi))
    if (english !== undefined)
      throw refuse("this is built differently in the English file; write it as it is there");
  if (typeof hindi !== "string" && !Array.isArray(hindi))
    throw refuse("only words stand here; figures and dates are read from the English file, take this out");
  return hindi;
}

function nameOf(entry: unknown): string {
  if (!isGroup(entry)) return "";
  return String(names.map((name) => entry[name]).find((value) => typeof value === "string") ?? "");
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}
