import { expect, test } from "vitest";
import { divideIntoParts, partLength } from "./prose-parts.server.ts";

test("a text is divided before each of its second-level headings, and nothing of it is lost", () => {
  const html = "<p>Lead</p>\n<h2>One</h2>\n<p>A</p>\n<h3>Within</h3>\n<p>B</p>\n<h2>Two</h2>\n<p>C</p>\n";
  const parts = divideIntoParts(html);
  expect(parts.match(/<div class="part" data-length="\d+">/g)).toHaveLength(3);
  expect(parts).toMatch(/<p>Lead<\/p>\s*<\/div>/);
  expect(parts).toMatch(/"><h2>One<\/h2>[\s\S]*<h3>Within<\/h3>\s*<p>B<\/p>\s*<\/div>/);
  expect(parts.replace(/<\/?div[^>]*>/g, "").replace(/\s/g, "")).toBe(html.replace(/\s/g, ""));
});

test("a text that begins with a heading has no empty part before it", () => {
  expect(divideIntoParts("<h2>One</h2>\n<p>A</p>\n").match(/class="part"/g)).toHaveLength(1);
});

test("a part's length counts what a reader sees, and the space around paragraphs, items and rows", () => {
  const [, length] =
    /data-length="(\d+)"/.exec(divideIntoParts('<p>A &amp; <a href="/About">B</a></p>')) ?? [];
  expect(Number(length)).toBe(partLength("A & B".length, 1));
  expect(partLength(100, 2)).toBeGreaterThan(partLength(100, 1));
});
