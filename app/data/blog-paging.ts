/** How many articles a page of the blog shows as cards (specification, section 9). */
const pageSize = 6;

/** How many articles, the oldest, never stand on the front page: with ten, those are the second page's. */
const oldestCount = 4;

/** How many articles of a list stand behind the front page; what is left are the newest, six at most. */
function countBehindFront(count: number): number {
  return Math.min(count, Math.max(oldestCount, count - pageSize));
}

/** How many pages the blog has; two at least (specification, section 9). */
export function countBlogPages(count: number): number {
  return 1 + Math.max(1, Math.ceil(countBehindFront(count) / pageSize));
}

/**
 * What a page of the blog shows of a list that runs from oldest to newest: newest first.
 * Page 1 shows the newest six and never the oldest four, every page behind it the six before those of the page in
 * front. Of ten that is 10 to 5 and 4 to 1 (specification, section 10.6); of eleven, 11 to 6 and 5 to 1.
 */
export function listPageArticles<T>(list: readonly T[], page: number): T[] {
  const behind = countBehindFront(list.length);
  if (page === 1) return list.slice(behind).reverse();
  const end = Math.max(0, behind - (page - 2) * pageSize);
  return list.slice(Math.max(0, end - pageSize), end).reverse();
}
