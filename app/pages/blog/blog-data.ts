import { createStore } from "../../components/create-store.ts";
import type { BlogEntry } from "./blog-entry.ts";
import { keepTestData, readSavedList, saveList } from "./blog-store.ts";

const savedList = createStore<BlogEntry[] | undefined>(undefined);

/** The list that the visitor saved by choosing an article or page 2; undefined in the prerendered page. */
export const useSavedList = savedList.use;

/** Reads what an earlier visit left in the visitor's storage (specification, section 3). To be called once the page listens. */
export function loadBlogData(): void {
  savedList.set(readSavedList());
  keepTestData();
}

/** Saves the list for every screen of the blog, in the visitor's storage as well (specification, section 4). */
export function saveBlogList(list: BlogEntry[]): void {
  saveList(list);
  savedList.set(list);
}
