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
    saveBlogList([entry, entry]);
    expect(readSavedList()).toEqual([entry, entry]);
    expect([...storage.keys()]).toEqual(["blogData"]);
  });

  test("is none where nothing was saved", () => {
    storeIn(new Map());
    expect(readSavedList()).toBeUndefined();
  });

  test.each([
    ["not JSON", "[{"],
    ["nothing", ""],
    ["null", "null"],
    ["a text", '"blog"'],
    ["an object", JSON.stringify(entry)],
    ["an empty list", "[]"],
    ["a list of texts", '["a"]'],
    ["a list with a hole", JSON.stringify([entry, null])],
    ["an entry without a title", JSON.stringify([{ ...entry, title: undefined }])],
    ["an entry with an empty title", JSON.stringify([{ ...entry, title: "  " }])],
    ["an entry whose date is a number", JSON.stringify([{ ...entry, date: 20250131 }])],
    ["an entry whose day is an object", JSON.stringify([{ ...entry, day: {} }])],
    ["an entry whose picture is an object", JSON.stringify([{ ...entry, img: {} }])],
    ["a link to another site", JSON.stringify([{ ...entry, link: "https://elsewhere.example/Blog/x" }])],
    ["a link that is a script", JSON.stringify([{ ...entry, link: "javascript:alert(1)" }])],
    ["a link to another page", JSON.stringify([{ ...entry, link: "/Contact" }])],
    ["a link that goes on", JSON.stringify([{ ...entry, link: "/Blog/Keyword-Research?from=x" }])],
    [
      "a link out of the blog's front",
      JSON.stringify([{ ...entry, link: "//x.example/Blog/Keyword-Research" }]),
    ],
    ["an entry with social links that are no list", JSON.stringify([{ ...entry, social: "x" }])],
    ["a link that climbs out of the blog", JSON.stringify([{ ...entry, link: "/Blog/../Contact" }])],
  ])("is refused where it is %s", (_what, stored) => {
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

describe("testData", () => {
  test.each([
    ["is a list with one empty text by default", undefined, [""]],
    ["keeps a list of texts that is there", '["one","two"]', ["one", "two"]],
    ["goes back to its default where it can't be read", "{", [""]],
    ["goes back to its default where it is no list of texts", '["one",1]', [""]],
  ])("%s", (_what, stored, kept) => {
    const storage = new Map(stored === undefined ? [] : [["testData", stored]]);
    storeIn(storage);
    expect(keepTestData()).toEqual(kept);
    expect(JSON.parse(storage.get("testData") ?? "")).toEqual(kept);
  });
});

function storeIn(kept: Map<string, string>): void {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}
