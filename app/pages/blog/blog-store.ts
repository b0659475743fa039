import { localStore } from "../../components/local-store.ts";
import { parseObject } from "../../components/parse-object.ts";
import type { BlogEntry } from "./blog-entry.ts";

/** Keys and default from the specification, sections 3 and 9. */
const listKey = "blogData";
const testKey = "testData";
const testDefault = [""];

/** The saved blog list; undefined if none is saved, storage is forbidden, or the stored text isn't a valid list. */
export function readSavedList(): BlogEntry[] | undefined {
  return parseBlogList(localStore.read(listKey));
}

/** Saves the whole list, if storage is available. */
export function saveList(list: readonly BlogEntry[]): void {
  localStore.write(listKey, JSON.stringify(list));
}

/** Reads `testData` with its default and writes it back; nothing else depends on it. */
export function keepTestData(): string[] {
  const stored = parseObject(localStore.read(testKey));
  const kept = Array.isArray(stored) && stored.every(isText) ? stored : testDefault;
  localStore.write(testKey, JSON.stringify(kept));
  return kept;
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
    // Lists saved by older versions of the site lack the field.
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
