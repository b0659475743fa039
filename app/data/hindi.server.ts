import { ContentError, formatFieldPath } from "./content-error.ts";
import { currentContent } from "./open-content.server.ts";
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

/** Whether these words of a file make a page in Hindi: its title is among them. */
export function isHindiPage(hindi: unknown): boolean {
  const { head, title } = isGroup(hindi) ? hindi : {};
  return typeof (isGroup(head) ? head.title : title) === "string";
}

/** The fields by which an entry of a list can be named. */
const nameFields = ["key", "name", "what", "service", "path", "title", "label", "article", "picture"];

/**
 * A file's fields with Hindi words in the place of the English ones. A list of texts is replaced whole. A list of entries
 * is either as long as the English one, in the same order, or a group in which each entry stands under one of its English names.
 * @param file the Hindi file, for errors
 * @throws ContentError where the Hindi doesn't fit the English, or says something other than words
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
 * The texts of a file for which the Hindi beside it has no words: those of several words, for names may stay as they are.
 * What a file says in both languages itself, in `en` and `hi`, is left out.
 * @returns where they stand
 */
export function findHindiGaps(english: unknown, hindi: unknown): Path[] {
  return findGaps(english, alignWithEnglish(english, hindi), []);
}

function findGaps(english: unknown, words: unknown, path: Path): Path[] {
  if (typeof english === "string")
    return typeof words !== "string" && /\p{Ll}{2,} \p{Ll}{2,}/u.test(english) ? [path] : [];
  const isList = Array.isArray(english);
  if (!isList && (!isGroup(english) || "hi" in english)) return [];
  if (isList && Array.isArray(words) && !english.some(isGroup)) return [];
  const group = Object(words) as Record<string, unknown>;
  return Object.entries(english).flatMap(([key, entry]) =>
    findGaps(entry, group[key], [...path, isList ? Number(key) : key]),
  );
}

/** The Hindi words of a file at the places of the English ones, so that each is found by the same path; gaps are undefined. */
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

/** The way to the Hindi words for a place of the English file: entries of lists by their English names, unless listed in order. */
export function toHindiFieldPath(
  english: unknown,
  hindi: unknown,
  path: readonly (string | number)[],
): (string | number)[] {
  let [entry, words] = [english, hindi];
  return path.map((part) => {
    const listed = Array.isArray(words) || !Array.isArray(entry) || !entry.some(isGroup);
    entry = (entry as Record<string | number, unknown> | undefined)?.[part];
    const step = listed ? part : findName(entry, isGroup(words) ? words : {});
    words = (words as Record<string | number, unknown> | null | undefined)?.[step];
    return step;
  });
}

/** The place in the English file that Hindi words stand for; the way back of `toHindiFieldPath`. */
export function toEnglishFieldPath(english: unknown, way: readonly (string | number)[]): (string | number)[] {
  let entry = english;
  return way.map((part) => {
    const isEntry = (entry: unknown) => isGroup(entry) && nameFields.some((name) => entry[name] === part);
    const step = Array.isArray(entry) && typeof part === "string" ? entry.findIndex(isEntry) : part;
    entry = (entry as Record<string | number, unknown> | undefined)?.[step];
    return step;
  });
}

/**
 * What becomes of the places of Hindi words once the English file says something else.
 * @param hindi the words, laid over `before`
 * @returns the places, innermost first, with the name under which each stands then; undefined for those that are gone
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

/** The name under which an entry stands in a group of Hindi words, otherwise its first; empty if it has none. */
function findName(entry: unknown, hindi: Record<string, unknown>): string {
  if (!isGroup(entry)) return "";
  const candidates = nameFields.map((name) => entry[name]).filter((value) => typeof value === "string");
  return candidates.find((name) => name in hindi) ?? candidates[0] ?? "";
}

/** Whether a value is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}
