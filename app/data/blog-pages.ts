/** How many articles a page of the blog shows as cards (specification, section 9). */
const articlesOnPage = 6;

/** How many articles, the oldest, never stand on the front page: with ten, those are the second page's. */
const neverInFront = 4;

/** How many articles of a list stand behind the front page; what is left are the newest, six at most. */
function articlesBehindFront(count: number): number {
  return Math.min(count, Math.max(neverInFront, count - articlesOnPage));
}

/** How many pages the blog has; two at least (specification, section 9). */
export function blogPageCount(count: number): number {
  return 1 + Math.max(1, Math.ceil(articlesBehindFront(count) / articlesOnPage));
}

/**
 * What a page of the blog shows of a list that runs from oldest to newest: newest first.
 * Page 1 shows the newest six and never the oldest four, every page behind it the six before those of the page in
 * front. Of ten that is 10 to 5 and 4 to 1 (specification, section 10.6); of eleven, 11 to 6 and 5 to 1.
 * @param page 1 for the front page
 */
export function articlesOfPage<T>(list: readonly T[], page: number): T[] {
  const behind = articlesBehindFront(list.length);
  if (page === 1) return list.slice(behind).reverse();
  const end = Math.max(0, behind - (page - 2) * articlesOnPage);
  return list.slice(Math.max(0, end - articlesOnPage), end).reverse();
}
