import { expect, test } from "vitest";
import { createListTags, isNamed } from "./list-tags.ts";

test("an answer is known as long as the store has not changed, and by its own words", () => {
  const tags = createListTags();
  expect(tags.find("new", "1")).toBeUndefined();
  const tag = tags.note("new", "1", { lines: [1] });
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(tags.find("new", "1")).toBe(tag);
  expect(tags.find("new", "2")).toBeUndefined();
  expect(tags.find("done", "1")).toBeUndefined();
  expect(createListTags().note("new", "7", { lines: [1] })).toBe(tag);
  expect(tags.note("new", "2", { lines: [2] })).not.toBe(tag);
});

test("two hundred questions are remembered, and the one least lately answered is forgotten first", () => {
  const tags = createListTags();
  for (let at = 0; at < 200; at += 1) tags.note(`${at}`, "1", {});
  tags.note("0", "1", {});
  expect(tags.find("1", "1")).toBeDefined();
  tags.note("one more", "1", {});
  expect(["0", "1", "2", "one more"].map((query) => tags.find(query, "1") !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test.each([
  [true, 'W/"a"'],
  [true, '"a"'],
  [true, 'W/"b", W/"a"'],
  [true, ' "a" ,"b"'],
  [false, 'W/"b"'],
  [false, '"aW/"'],
  [false, ""],
  [false, undefined],
])('%s: W/"a" is what a browser has that names %s', (named, header) => {
  expect(isNamed('W/"a"', header)).toBe(named);
});

test("a tag without its mark for weak ones is named as well", () => {
  expect(isNamed('"a"', 'W/"a"')).toBe(true);
});
