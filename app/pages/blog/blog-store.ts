import { localStore } from "../../components/local-store.ts";
import { parseObject } from "../../components/parse-object.ts";
import type { BlogEntry } from "./blog-entry.ts";

/** Keys and default as the specification names them, sections 3 and 9. */
const listKey = "blogData";
const testKey = "testData";
const testDefault = [""];

/** The saved blog list, or undefined where none is saved, storage is forbidden, or what lies there is not one. */
export function readSavedList(): BlogEntry[] | undefined {
  return parseBlogList(localStore.read(listKey));
}

/** Saves the whole list; survives a full or forbidden storage. */
export function saveList(list: readonly BlogEntry[]): void {
  localStore.write(listKey, JSON.stringify(list));
}

/** Reads `testData` with its default and writes it back; nothing else hangs on it. */
export function keepTestData(): string[] {
  const stored = parseObject(localStore.read(testKey));
  const kept = Array.isArray(stored) && stored.every(isText) ? stored : testDefault;
  localStore.write(testKey, JSON.stringify(kept));
  return kept;
}

/**
 * A stored text as the blog list. Anything may lie in a visitor's storage, so every field is looked at, and a link
 * leads to an article of this site or nowhere.
 * @returns undefined unless it is a list of at least one entry, every one of the right shape
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
    // Lists that were saved before the social links joined them lack the field.
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
