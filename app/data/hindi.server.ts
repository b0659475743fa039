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

/** The fields by which an entry of a list can be named. */
const names = ["key", "name", "what", "service", "path", "title", "label"];

/**
 * A file's fields with Hindi words in the place of the English ones. A list of texts is replaced whole. A list of entries
 * is either as long as the English one, in the same order, or a group in which each entry stands under one of its English names.
 * @param file the Hindi file, for errors
 * @throws ContentError where the Hindi doesn't fit the English, or says something other than words
 */
export function withHindi(file: string, english: unknown, hindi: unknown, path: Path = []): unknown {
  const inner = (one: unknown, words: unknown, part: PropertyKey) =>
    withHindi(file, one, words, [...path, part]);
  const refuse = (remedy: string) => new ContentError(file, fieldName(path), remedy);
  if (hindi === undefined || hindi === null) return english;
  if (Array.isArray(english) && english.some(isGroup)) {
    if (Array.isArray(hindi) && hindi.length === english.length)
      return english.map((one, index) => inner(one, hindi[index], index));
    if (!isGroup(hindi))
      throw refuse(
        `the English file has ${english.length} entries here; write as many in the same order, or each below its English name`,
      );
    const unknown = Object.keys(hindi).find((name) => !english.some((one) => nameOf(one, hindi) === name));
    if (unknown !== undefined)
      throw refuse(`the English file has no entry “${unknown}” here; write the name as it stands there`);
    return english.map((one) => inner(one, hindi[nameOf(one, hindi)], nameOf(one, hindi)));
  }
  if (isGroup(english) && isGroup(hindi)) {
    const unknown = Object.keys(hindi).find((key) => !(key in english));
    if (unknown !== undefined)
      throw refuse(`the English file has no field “${unknown}” here; check the spelling or take it out`);
    return Object.fromEntries(
      Object.entries(english).map(([key, one]) => [key, inner(one, hindi[key], key)]),
    );
  }
  const isText = typeof english === "string" && typeof hindi === "string";
  if (!isText && !(Array.isArray(english) && Array.isArray(hindi)))
    throw refuse(
      "only words stand here, built as in the English file; figures and dates are read from there, so take this out",
    );
  return hindi;
}

/**
 * The texts of a file for which the Hindi beside it has no words: those of several words, for names may stay as they are.
 * What a file says in both languages itself, in `en` and `hi`, is left out.
 * @returns where they stand
 */
export function withoutHindi(english: unknown, hindi: unknown, path: Path = []): Path[] {
  if (typeof english === "string")
    return hindi === undefined && /\p{Ll}{2,} \p{Ll}{2,}/u.test(english) ? [path] : [];
  if (Array.isArray(english))
    return Array.isArray(hindi) && !english.some(isGroup)
      ? []
      : english.flatMap((one, index) => {
          const group = isGroup(hindi) ? hindi : {};
          const words = Array.isArray(hindi) ? hindi[index] : group[nameOf(one, group)];
          return withoutHindi(one, words, [...path, nameOf(one, group) || index]);
        });
  if (!isGroup(english) || "hi" in english) return [];
  const words = isGroup(hindi) ? hindi : {};
  return Object.entries(english).flatMap(([key, one]) => withoutHindi(one, words[key], [...path, key]));
}

/** The name under which an entry stands in a group of Hindi words, otherwise its first; empty if it has none. */
function nameOf(entry: unknown, hindi: Record<string, unknown>): string {
  if (!isGroup(entry)) return "";
  const all = names.map((name) => entry[name]).filter((value) => typeof value === "string");
  return all.find((name) => name in hindi) ?? all[0] ?? "";
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}
