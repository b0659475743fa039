import { createStore } from "../../components/create-store.ts";
import type { BlogEntry } from "./blog-entry.ts";
import { keepTestData, readSavedList, saveList } from "./blog-store.ts";

const savedList = createStore<BlogEntry[] | undefined>(undefined);

/** The list that was saved when the visitor chose an article or page 2; undefined in the prerendered page. */
export const useSavedList = savedList.use;

/** Reads the browser's storage (specification, section 3). Call it once the page is hydrated. */
export function loadBlogData(): void {
  savedList.set(readSavedList());
  keepTestData();
}

/** Saves the list for all pages of the blog and in the browser's storage (specification, section 4). */
export function saveBlogList(list: BlogEntry[]): void {
  saveList(list);
  savedList.set(list);
}
