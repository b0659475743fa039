import { localStore, parseObject } from "../../components/browser-storage.ts";

/** One entry of the blog list, with the specification's field names; it can be stored as JSON. */
export type BlogEntry = {
  /** Base name of the cover in `content/pictures`, which doesn't change between builds. */
  img: string;
  /** Such as “January 28, 2025”. */
  date: string;
  /** The same as `2025-01-28`; lists saved by older versions of the site lack it. */
  day?: string | undefined;
  title: string;
  /** Address of the article, for example `/Blog/Keyword-Research`. */
  link: string;
  altTag: string;
  writer: string;
  /** The agency's social profiles, as shown on the card. */
  social: { name: string; url: string }[];
};

/** Where the list is stored (specification, sections 3 and 9). */
const listKey = "blogData";

/** The saved blog list; undefined if none is saved, storage is forbidden, or the stored text isn't a valid list. */
export function readSavedList(): BlogEntry[] | undefined {
  return parseBlogList(localStore.read(listKey));
}

/** Saves the list in the browser's storage (specification, section 4). */
export function saveBlogList(list: BlogEntry[]): void {
  localStore.write(listKey, JSON.stringify(list));
}

/**
 * Parses a stored blog list. Storage may contain anything, so every field is checked, and links may only lead to
 * articles of this site.
 * @returns undefined unless it is a list of at least one entry and all entries are valid
 */
export function parseBlogList(stored: string | null): BlogEntry[] | undefined {
  const list = parseObject(stored);
  return Array.isArray(list) && list.length > 0 && list.every(isEntry) ? list : undefined;
}

function isEntry(value: unknown): value is BlogEntry {
  if (typeof value !== "object" || value === null) return false;
  const entry = value as Partial<Record<keyof BlogEntry, unknown>>;
  return (
    isText(entry.img) &&
    isFilledText(entry.altTag) &&
    isFilledText(entry.writer) &&
    isFilledText(entry.date) &&
    isFilledText(entry.title) &&
    isText(entry.link) &&
    // Lists saved by older versions of the site lack these fields.
    (entry.day === undefined || isText(entry.day)) &&
    (entry.social === undefined || Array.isArray(entry.social)) &&
    /^\/Blog\/[\w-]+$/.test(entry.link)
  );
}

function isFilledText(value: unknown): value is string {
  return isText(value) && value.trim() !== "";
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
