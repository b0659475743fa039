import { saveBlogList } from "./blog-store.ts";

/** The id of the element in which the front page has the list as JSON. */
export const listId = "blog-list";

/** Choosing an article, or another page, of the front page saves the list (specification, section 4). */
export function saveListWhenChosen(): void {
  const list = JSON.parse(document.getElementById(listId)?.textContent ?? "");
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest("[data-saves-list] a[href^='/Blog']:not([aria-current])");
    if (link) saveBlogList(list);
  });
}
