import { expect, test } from "vitest";
import { articlesOfPage, blogPageCount } from "./blog-pages.ts";

/** Articles by their places, oldest first. */
const list = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  [
    10,
    [
      [10, 9, 8, 7, 6, 5],
      [4, 3, 2, 1],
    ],
  ],
  [
    11,
    [
      [11, 10, 9, 8, 7, 6],
      [5, 4, 3, 2, 1],
    ],
  ],
  [
    12,
    [
      [12, 11, 10, 9, 8, 7],
      [6, 5, 4, 3, 2, 1],
    ],
  ],
  [13, [[13, 12, 11, 10, 9, 8], [7, 6, 5, 4, 3, 2], [1]]],
  [3, [[], [3, 2, 1]]],
])("of %i articles the blog's pages show the newest six first and never the oldest four", (count, pages) => {
  expect(blogPageCount(count)).toBe(pages.length);
  expect(pages.map((_, index) => articlesOfPage(list(count), index + 1))).toEqual(pages);
});

test("every article stands on one page, however many there are", () => {
  for (let count = 0; count < 60; count += 1) {
    const pages = Array.from({ length: blogPageCount(count) }, (_, index) =>
      articlesOfPage(list(count), index + 1),
    );
    expect(pages.flat()).toEqual(list(count).reverse());
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(6);
  }
});
