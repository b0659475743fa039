import { describe, expect, test } from "vitest";
import { z } from "zod";
import { findHindiGaps } from "./hindi.server.ts";
import { inLanguage, openContent, withContent } from "./open-content.server.ts";
import { readMarkdown, readYaml } from "./read-content.server.ts";
import { text } from "./schema.ts";

const shops = z.strictObject({
  title: text,
  floors: z.int(),
  goods: z.array(text),
  streets: z.array(z.strictObject({ name: text, text, label: text.optional() })),
});
const english = `title: Tea shops
floors: 2
goods: [tea, biscuits]
streets:
  - { name: Station Road, text: Open late }
  - { name: Mint Street, text: Open early }`;

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

  test.each([
    ["in the same order", "streets:\n  - { text: एक }\n  - { text: दो }"],
    ["below their English names", "streets:\n  Mint Street: { text: दो }\n  Station Road: { text: एक }"],
  ])("takes the texts for entries %s", (_title, hindi) => {
    expect(readInHindi(hindi).streets).toEqual([
      { name: "Station Road", text: "एक" },
      { name: "Mint Street", text: "दो" },
    ]);
  });

  test("finds an entry by any of its English names", () => {
    const content = openContent(process.cwd(), {
      "content/shops.yaml": english.replace("text: Open late", "label: Main road, text: Open late"),
      "content/hi/shops.yaml": "streets:\n  Main road: { text: एक }\n  Mint Street: { text: दो }",
    });
    const read = () => inLanguage("hi", () => readYaml("shops.yaml", shops));
    expect(withContent(content, read).streets.map(({ text }) => text)).toEqual(["एक", "दो"]);
  });

  test("shows English where there is no Hindi", () => {
    expect(readInHindi("streets:\n  Mint Street: { text: दो }").streets[0]).toEqual({
      name: "Station Road",
      text: "Open late",
    });
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
    ["an entry that the English file lacks", "streets:\n  Fort Road: { text: तीन }", "no entry “Fort Road”"],
    ["a list of another length", "streets:\n  - { text: एक }", "streets: the English file has 2 entries"],
    ["a group in the place of a text", "title:\n  words: चाय", "title: only words stand here"],
  ])("for %s", (_title, hindi, remedy) => {
    expect(() => readInHindi(hindi)).toThrow("content/hi/shops.yaml: ");
    expect(() => readInHindi(hindi)).toThrow(remedy);
  });
});

test("texts without a translation are listed by path, but names of one or two words are not", () => {
  const facts = {
    title: "Tea",
    name: "Mint Street",
    streets: [{ name: "Mint Street", text: "open very early" }],
  };
  expect(findHindiGaps(facts, {})).toEqual([["streets", 0, "text"]]);
  expect(findHindiGaps(facts, { streets: { "Mint Street": { text: "सुबह" } } })).toEqual([]);
});
