import { ContentError, formatFieldPath } from "./content-error.ts";
import { currentContent, getField } from "./open-content.server.ts";
import type { Path } from "./publishing.server.ts";

/** The file of Hindi words beside a file of `content/`. Both paths are below `content/`. */
export function hindiFile(file: string): string {
  return `hi/${file}`;
}

/** The English file that a file of Hindi words is laid over; undefined where it isn't one. Both paths are below `content/`. */
export function findEnglishFile(file: string): string | undefined {
  return file.startsWith("hi/") ? file.slice("hi/".length) : undefined;
}

/** Whether a file has Hindi words beside it. @param file path below `content/` */
export function hasHindi(file: string): boolean {
  return currentContent().bytes(`content/${hindiFile(file)}`) !== undefined;
}

/** The file that a text which may be translated is read from, in the current language. Both paths are below `content/`. */
export function localizeFile(file: string): string {
  return currentContent().language === "hi" && hasHindi(file) ? hindiFile(file) : file;
}

/** Whether a Hindi file makes a page of its own: it translates the title. */
export function isHindiPage(hindi: unknown): boolean {
  const { head, title } = isGroup(hindi) ? hindi : {};
  return typeof (isGroup(head) ? head.title : title) === "string";
}

/** The fields by which an entry of a list can be identified. */
export const nameFields = ["key", "name", "what", "service", "path", "title", "label", "article", "picture"];

/**
 * Replaces a file's English texts with the Hindi ones. A list of texts is replaced as a whole. A list of entries is either
 * as long as the English one and in the same order, or a group with one of each entry's English names as its key.
 * @param file the Hindi file, for errors
 * @throws ContentError where the Hindi doesn't match the English, or replaces something other than text
 */
export function overlayHindi(file: string, english: unknown, hindi: unknown, path: Path = []): unknown {
  const inner = (entry: unknown, words: unknown, part: PropertyKey) =>
    overlayHindi(file, entry, words, [...path, part]);
  const refuse = (remedy: string) => new ContentError(file, formatFieldPath(path), remedy);
  if (hindi === undefined || hindi === null) return english;
  if (Array.isArray(english) && english.some(isGroup)) {
    if (Array.isArray(hindi) && hindi.length === english.length)
      return english.map((entry, index) => inner(entry, hindi[index], index));
    if (!isGroup(hindi))
      throw refuse(
        `the English file has ${english.length} entries here; write as many in the same order, or each below its English name`,
      );
    const unknown = Object.keys(hindi).find(
      (name) => !english.some((entry) => findName(entry, hindi) === name),
    );
    if (unknown !== undefined)
      throw refuse(`the English file has no entry “${unknown}” here; write the name as it stands there`);
    return english.map((entry, index) => inner(entry, hindi[findName(entry, hindi)], index));
  }
  if (isGroup(english) && isGroup(hindi)) {
    const unknown = Object.keys(hindi).find((key) => !(key in english));
    if (unknown !== undefined)
      throw refuse(`the English file has no field “${unknown}” here; check the spelling or take it out`);
    return Object.fromEntries(
      Object.entries(english).map(([key, entry]) => [key, inner(entry, hindi[key], key)]),
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
 * Finds the texts of a file that aren't translated. Texts of one or two words are skipped, for they may be names, except for
 * a special day’s, and so are groups that hold both languages, in `en` and `hi`.
 */
export function findHindiGaps(english: unknown, hindi: unknown): Path[] {
  return findGaps(english, alignWithEnglish(english, hindi), []);
}

function findGaps(english: unknown, words: unknown, path: Path): Path[] {
  if (typeof english === "string") {
    const isWord =
      /\p{Ll}{2,} \p{Ll}{2,}/u.test(english) || (path[0] === "specialDays" && path.at(-1) === "name");
    return typeof words !== "string" && isWord ? [path] : [];
  }
  const isList = Array.isArray(english);
  if (!isList && (!isGroup(english) || "hi" in english)) return [];
  if (isList && Array.isArray(words) && !english.some(isGroup)) return [];
  const group = Object(words) as Record<string, unknown>;
  return Object.entries(english).flatMap(([key, entry]) =>
    findGaps(entry, group[key], [...path, isList ? Number(key) : key]),
  );
}

/** Arranges Hindi texts like the English file, so that the same path leads to both; gaps are undefined. */
export function alignWithEnglish(english: unknown, hindi: unknown): unknown {
  if (Array.isArray(english) && english.some(isGroup))
    return english.map((entry, index) => {
      const words = Array.isArray(hindi) ? hindi[index] : isGroup(hindi) && hindi[findName(entry, hindi)];
      return alignWithEnglish(entry, words || undefined);
    });
  if (!isGroup(english)) return hindi ?? undefined;
  const words = isGroup(hindi) ? hindi : {};
  return Object.fromEntries(
    Object.entries(english).map(([key, entry]) => [key, alignWithEnglish(entry, words[key])]),
  );
}

/** Converts a path in the English file to the one in the Hindi file, where entries may be keyed by their English names. */
export function toHindiFieldPath(
  english: unknown,
  hindi: unknown,
  path: readonly (string | number)[],
): (string | number)[] {
  let [entry, words] = [english, hindi];
  return path.map((part) => {
    const listed = Array.isArray(words) || !Array.isArray(entry) || !entry.some(isGroup);
    entry = getField(entry, part);
    const step = listed ? part : findName(entry, isGroup(words) ? words : {});
    words = getField(words, step);
    return step;
  });
}

/** Converts a path in the Hindi file to the one in the English file. */
export function toEnglishFieldPath(
  english: unknown,
  path: readonly (string | number)[],
): (string | number)[] {
  let entry = english;
  return path.map((part) => {
    const isEntry = (entry: unknown) => isGroup(entry) && nameFields.some((name) => entry[name] === part);
    const step = Array.isArray(entry) && typeof part === "string" ? entry.findIndex(isEntry) : part;
    entry = getField(entry, step);
    return step;
  });
}

/**
 * Finds the Hindi entries that an edit of the English file renames or removes.
 * @param before the English file that `hindi` translates
 * @returns their paths, innermost first, with the new key, or undefined for those removed
 */
export function findMovedWords(
  before: unknown,
  after: unknown,
  hindi: unknown,
  way: string[] = [],
): { way: string[]; name: string | undefined }[] {
  if (!isGroup(hindi)) return [];
  return Object.entries(hindi).flatMap(([key, words]) => {
    const place = [...way, key];
    if (!Array.isArray(before) || !Array.isArray(after))
      return isGroup(after) && key in after
        ? findMovedWords(isGroup(before) ? before[key] : undefined, after[key], words, place)
        : [{ way: place, name: undefined }];
    const index = before.findIndex((entry) => findName(entry, hindi) === key);
    const field = nameFields.find((name) => before[index]?.[name] === key) ?? "";
    const unchanged = after.find((entry) => entry?.[field] === key);
    const newName = before.length === after.length ? after[index]?.[field] : undefined;
    const name = before.some((entry) => entry?.[field] === newName) ? undefined : newName;
    const successor = unchanged ?? (name === undefined ? undefined : after[index]);
    const inner = successor === undefined ? [] : findMovedWords(before[index], successor, words, place);
    return unchanged ? inner : [...inner, { way: place, name }];
  });
}

/** The name that a group of Hindi texts uses for an entry, else its first; empty if it has none. */
function findName(entry: unknown, hindi: Record<string, unknown>): string {
  if (!isGroup(entry)) return "";
  const candidates = nameFields.map((name) => entry[name]).filter((value) => typeof value === "string");
  return candidates.find((name) => name in hindi) ?? candidates[0] ?? "";
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}
