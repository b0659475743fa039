import { expect, test } from "vitest";
import { matchTitles } from "./blog-search.ts";

const list = [
  { title: "Influencer Marketing" },
  { title: "Why Content is Still King in SEO" },
  { title: "On-Page SEO" },
];
const found = (text: string) => matchTitles(list, text).map(({ title }) => title);

test("An empty search shows every article", () => {
  expect(found("")).toHaveLength(3);
});

test("White space alone counts as empty", () => {
  expect(found(" \t\n")).toHaveLength(3);
});

test("A search shows the articles whose title contains the text, in any case of letters", () => {
  expect(found("seo")).toEqual(["Why Content is Still King in SEO", "On-Page SEO"]);
  expect(found("MARKET")).toEqual(["Influencer Marketing"]);
});

test("Spaces around the text count, as the trimmed text only decides whether it is empty", () => {
  expect(found(" king ")).toEqual(["Why Content is Still King in SEO"]);
  expect(found(" marketing ")).toEqual([]);
});

test("Signs that mean something to computers are ordinary letters", () => {
  expect(found(".*")).toEqual([]);
  expect(found("on-page")).toEqual(["On-Page SEO"]);
});
