import { expect, test } from "vitest";
import { type BlogEntry, parseBlogList } from "./blog-store.ts";

const entry: BlogEntry = {
  img: "article-keyword-research",
  date: "January 31, 2025",
  day: "2025-01-31",
  title: "How to Conduct Effective Keyword Research",
  link: "/Blog/Keyword-Research",
  altTag: "A newspaper on a table",
  social: [{ name: "Instagram", url: "https://www.instagram.com/chowk360.example" }],
  writer: "BY ADMIN",
};

test.each([
  ["not JSON", "[{"],
  ["an empty list", "[]"],
  ["a list with a hole", JSON.stringify([entry, null])],
  ["an entry without a title", JSON.stringify([{ ...entry, title: "  " }])],
  ["a link to another site", JSON.stringify([{ ...entry, link: "https://elsewhere.example/Blog/x" }])],
  ["a link that is a script", JSON.stringify([{ ...entry, link: "javascript:alert(1)" }])],
  ["a link that climbs out of the blog", JSON.stringify([{ ...entry, link: "/Blog/../Contact" }])],
])("a saved list of articles is refused if it is %s", (_title, json) => {
  expect(parseBlogList(json)).toBeUndefined();
});

test("an older saved list without dates and social links is still accepted", () => {
  const { social: _, day: __, ...oldEntry } = entry;
  expect(parseBlogList(JSON.stringify([oldEntry]))).toEqual([oldEntry]);
});
