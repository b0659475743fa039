import { afterEach, describe, expect, test, vi } from "vitest";
import { type BlogEntry, keepTestData, parseBlogList, readSavedList, saveBlogList } from "./blog-store.ts";

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

afterEach(() => vi.unstubAllGlobals());

describe("the saved list", () => {
  test("comes back as it was saved, under the name that the specification gives it", () => {
    const storage = new Map<string, string>();
    storeIn(storage);
    expect(readSavedList()).toBeUndefined();
    saveBlogList([entry, entry]);
    expect(readSavedList()).toEqual([entry, entry]);
    expect([...storage.keys()]).toEqual(["blogData"]);
  });

  test.each([
    ["not JSON", "[{"],
    ["an empty list", "[]"],
    ["a list with a hole", JSON.stringify([entry, null])],
    ["an entry without a title", JSON.stringify([{ ...entry, title: "  " }])],
    ["an entry whose picture is an object", JSON.stringify([{ ...entry, img: {} }])],
    ["a link to another site", JSON.stringify([{ ...entry, link: "https://elsewhere.example/Blog/x" }])],
    ["a link that is a script", JSON.stringify([{ ...entry, link: "javascript:alert(1)" }])],
    ["a link that climbs out of the blog", JSON.stringify([{ ...entry, link: "/Blog/../Contact" }])],
  ])("is refused where it is %s", (_title, stored) => {
    expect(parseBlogList(stored)).toBeUndefined();
  });

  test("is taken without days and social links, as it was saved before there were any", () => {
    const { social: _, day: __, ...older } = entry;
    expect(parseBlogList(JSON.stringify([older]))).toEqual([older]);
  });

  test("is none where storage is forbidden, and saving it is survived", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => saveBlogList([entry])).not.toThrow();
    expect(readSavedList()).toBeUndefined();
  });
});

test.each([
  [undefined, [""]],
  ['["one","two"]', ["one", "two"]],
  ["{", [""]],
  ['["one",1]', [""]],
])("the key testData that holds %s is kept as a list of texts: %j", (stored, kept) => {
  const storage = new Map(stored === undefined ? [] : [["testData", stored]]);
  storeIn(storage);
  expect(keepTestData()).toEqual(kept);
  expect(JSON.parse(storage.get("testData") ?? "")).toEqual(kept);
});

function storeIn(kept: Map<string, string>): void {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}
