import { describe, expect, test } from "vitest";
import { z } from "zod";
import { findHindiGaps } from "./hindi.server.ts";
import { inLanguage, openContent, withContent } from "./open-content.server.ts";
import { readMarkdown, readYaml } from "./read-content.server.ts";
import { entry, text } from "./schema.ts";

const shops = z.strictObject({
  title: text,
  floors: z.int(),
  goods: z.array(text),
  streets: z.array(entry({ name: text, text: text.max(20) })),
});
const english = `title: Tea shops
floors: 2
goods: [tea, biscuits]
streets:
  - { key: station, name: Station Road, text: Open late }
  - { key: mint, name: Mint Street, text: Open early }`;

/** What is read in Hindi where this stands beside the English file. */
function readInHindi(hindi: string) {
  const content = openContent(process.cwd(), {
    "content/shops.yaml": english,
    "content/hi/shops.yaml": hindi,
  });
  return withContent(content, () => inLanguage("hi", () => readYaml("shops.yaml", shops)));
}

describe("A page in Hindi", () => {
  test("shows Hindi texts with the figures of the English file", () => {
    expect(readInHindi("title: चाय की दुकानें")).toMatchObject({ title: "चाय की दुकानें", floors: 2 });
    expect(readInHindi("goods: [चाय]").goods).toEqual(["चाय"]);
  });

  test("takes an entry’s words from below its key, whatever the entry is called and wherever it stands", () => {
    const names = (hindi: string) => readInHindi(hindi).streets.map(({ text }) => text);
    expect(names("streets:\n  mint: { text: दो }\n  station: { text: एक }")).toEqual(["एक", "दो"]);
    expect(readInHindi("streets:\n  mint: { text: दो }").streets[0], "the rest is in English").toEqual({
      name: "Station Road",
      text: "Open late",
    });
  });

  test("can’t say which of two entries is meant by one key", () => {
    const content = openContent(process.cwd(), {
      "content/shops.yaml": english.replace("key: mint", "key: station"),
      "content/hi/shops.yaml": "streets:\n  station: { text: एक }",
    });
    const read = () => inLanguage("hi", () => readYaml("shops.yaml", shops));
    expect(() => withContent(content, read)).toThrow(
      "two entries of the English file have `key: station` here",
    );
  });

  test("replaces an article’s text with its own", () => {
    const content = openContent(process.cwd(), {
      "content/shops.md": "---\ntitle: Tea\n---\nIn English.",
      "content/hi/shops.md": "---\ntitle: चाय\n---\nहिंदी में।",
    });
    const read = () => readMarkdown("shops.md", z.strictObject({ title: text }));
    expect(withContent(content, () => inLanguage("hi", read))).toMatchObject({
      facts: { title: "चाय" },
      body: expect.stringContaining("हिंदी में।"),
    });
  });
});

describe("A mistake in a Hindi file is reported with its file, field and remedy", () => {
  test.each([
    ["a figure", "floors: 3", "floors: only words stand here"],
    ["a field that the English file lacks", "price: दस", "no field “price”"],
    ["a key that the English file lacks", "streets:\n  fort: { text: तीन }", "no entry with `key: fort`"],
    [
      "a list",
      "streets:\n  - { text: एक }\n  - { text: दो }",
      "streets: write the words of each entry below",
    ],
    [
      "a text too long",
      `streets:\n  mint: { text: ${"क".repeat(21)} }`,
      "streets.mint.text: shorten this text",
    ],
  ])("for %s", (_title, hindi, remedy) => {
    expect(() => readInHindi(hindi)).toThrow("content/hi/shops.yaml: ");
    expect(() => readInHindi(hindi)).toThrow(remedy);
  });
});

test("texts without a translation are listed by path, but names of one or two words are not", () => {
  const facts = {
    title: "Tea",
    name: "Mint Street",
    streets: [{ key: "mint", name: "Mint Street", text: "open very early" }, { text: "open very late" }],
  };
  const late = ["streets", 1, "text"];
  expect(findHindiGaps(facts, {})).toEqual([["streets", "mint", "text"], late]);
  expect(findHindiGaps(facts, { streets: { mint: { text: "सुबह" } } })).toEqual([late]);
});
