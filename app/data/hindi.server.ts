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

/**
 * Replaces a file's English texts with the Hindi ones. A list of texts is replaced as a whole; the words of a list's entry
 * stand below its key.
 * @param file the Hindi file, for errors
 * @throws ContentError where the Hindi doesn't match the English, or replaces something other than text
 */
export function overlayHindi(file: string, english: unknown, hindi: unknown, path: Path = []): unknown {
  const inner = (key: string, value: unknown) =>
    overlayHindi(file, value, getField(hindi, key), [...path, key]);
  const refuse = (remedy: string) => new ContentError(file, formatFieldPath(path), remedy);
  if (hindi === undefined || hindi === null) return english;
  if (isEntryList(english)) {
    if (!isGroup(hindi))
      throw refuse("write the words of each entry below the `key` that it has in the English file");
    const keys = english.map(getKey);
    const twice = keys.find((key, index) => key && keys.indexOf(key) < index);
    if (twice) throw refuse(`two entries of the English file have \`key: ${twice}\` here; give one another`);
    const unknown = Object.keys(hindi).find((key) => !keys.includes(key));
    if (unknown !== undefined)
      throw refuse(
        `the English file has no entry with \`key: ${unknown}\` here; write it there, or correct this one`,
      );
    return english.map((entry, index) => (keys[index] ? inner(keys[index], entry) : entry));
  }
  if (isGroup(english) && isGroup(hindi)) {
    const unknown = Object.keys(hindi).find((key) => !(key in english));
    if (unknown !== undefined)
      throw refuse(`the English file has no field “${unknown}” here; check the spelling or take it out`);
    return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, inner(key, value)]));
  }
  const isText = typeof english === "string" && typeof hindi === "string";
  if (!isText && !(Array.isArray(english) && Array.isArray(hindi)))
    throw refuse(
      "only words stand here, built as in the English file; figures and dates are read from there, so take this out",
    );
  return hindi;
}

/** Whether a field is read by the staff alone: for whom a board is booked. */
export function isForStaff(path: Path): boolean {
  return path.at(-1) === "for" && path.includes("bookings");
}

/**
 * Finds the texts of a file that aren't translated. Texts of one or two words are skipped, for they may be names, except for
 * a special day’s, and so are groups that hold both languages, in `en` and `hi`.
 */
export function findHindiGaps(english: unknown, hindi: unknown, path: Path = []): Path[] {
  if (isForStaff(path)) return [];
  if (typeof english === "string") {
    const isWord =
      /\p{Ll}{2,} \p{Ll}{2,}/u.test(english) || (path[0] === "specialDays" && path.at(-1) === "name");
    return typeof hindi !== "string" && isWord ? [path] : [];
  }
  if (Array.isArray(english) ? Array.isArray(hindi) : !isGroup(english) || "hi" in english) return [];
  return listKeyedParts(english).flatMap(([key, value]) =>
    findHindiGaps(value, getField(hindi, key), [...path, key]),
  );
}

/** What a group or a list holds, each by the part of a path that leads to it: of an entry its key, where it has one. */
export function listKeyedParts(value: unknown): [part: string | number, value: unknown][] {
  return Array.isArray(value)
    ? value.map((entry, index) => [getKey(entry) ?? index, entry])
    : Object.entries(Object(value));
}

/** A path in an English file with the entries of lists by their keys; it leads to their Hindi, too. */
export function toKeyPath<Part extends PropertyKey>(
  english: unknown,
  path: readonly Part[],
): (Part | string)[] {
  return path.map((part, index) => {
    const isEntry = Array.isArray(getField(english, ...path.slice(0, index)));
    return (isEntry && getKey(getField(english, ...path.slice(0, index + 1)))) || part;
  });
}

/** The same path with the entries by their places again. */
export function toIndexPath(english: unknown, path: readonly (string | number)[]): (string | number)[] {
  return path.map((part, index) => {
    const list = getField(english, ...path.slice(0, index));
    return Array.isArray(list) && typeof part === "string"
      ? list.findIndex((entry) => getKey(entry) === part)
      : part;
  });
}

function getKey(entry: unknown): string | undefined {
  const key = isGroup(entry) ? entry.key : undefined;
  return typeof key === "string" && key !== "" ? key : undefined;
}

function isEntryList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some(isGroup);
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}
