import { expect, test } from "vitest";
import { matchTitles } from "./blog-search.ts";

const list = [
  { title: "Influencer Marketing" },
  { title: "Why Content is Still King in SEO" },
  { title: "On-Page SEO" },
];

test.each([
  ["", ["Influencer Marketing", "Why Content is Still King in SEO", "On-Page SEO"]],
  [" \t\n", ["Influencer Marketing", "Why Content is Still King in SEO", "On-Page SEO"]],
  ["seo", ["Why Content is Still King in SEO", "On-Page SEO"]],
  ["MARKET", ["Influencer Marketing"]],
  [" king ", ["Why Content is Still King in SEO"]],
  [" marketing ", []],
  [".*", []],
])("a search for “%s” shows the articles whose title contains it, in any case of letters", (text, titles) => {
  expect(matchTitles(list, text).map(({ title }) => title)).toEqual(titles);
});
