import { expect, test } from "vitest";
import { countBlogPages, listPageArticles } from "./blog-paging.ts";

function pagesOf(count: number): number[][] {
  const oldestFirst = Array.from({ length: count }, (_, index) => index + 1);
  const pages = Array.from({ length: countBlogPages(count) }, (_, index) => index + 1);
  return pages.map((page) => listPageArticles(oldestFirst, page));
}

test("the blog's front page shows the newest six articles and never the oldest four; the second page shows the next six", () => {
  expect(pagesOf(3)).toEqual([[], [3, 2, 1]]);
  expect(pagesOf(11).map((page) => page.join())).toEqual(["11,10,9,8,7,6", "5,4,3,2,1"]);
  expect(pagesOf(13).map((page) => page.join())).toEqual(["13,12,11,10,9,8", "7,6,5,4,3,2", "1"]);
});
