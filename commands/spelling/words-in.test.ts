import { describe, expect, test } from "vitest";
import { wordsIn } from "./words-in.ts";

const texts = (file: string, source: string) => wordsIn(file, source).map(({ text }) => text);

describe("Of a YAML file the spelling is read of", () => {
  test("texts, and neither field names nor notes", () => {
    expect(texts("a.yaml", '# nooot\ntytle: "Come and sit"\nlist: [tea, milk]')).toEqual([
      "Come",
      "and",
      "sit",
      "tea",
      "milk",
    ]);
  });

  test("a word whole, wherever it may be broken", () => {
    expect(texts("a.yaml", 'title: "Adver\\u00ADtising"')).toEqual(["Advertising"]);
  });

  test("no names of pictures, clients, icons and addresses", () => {
    const source =
      "picture: gate-att-night\nclient: dhoopp\npath: /Contactt\npieces: [dhoop-sqare]\nurl: https://exampel.org";
    expect(texts("a.yaml", source)).toEqual([]);
  });

  test("the same field name where it holds a group of texts", () => {
    expect(texts("a.yaml", "service: { label: Service }")).toEqual(["Service"]);
  });

  test("a text over several lines, each word on its own line", () => {
    expect(wordsIn("a.yaml", 'one: "first\n  second"\ntwo: third')).toEqual([
      { text: "first", line: 1 },
      { text: "second", line: 2 },
      { text: "third", line: 3 },
    ]);
  });
});

describe("Of a Markdown file the spelling is read of", () => {
  test("the fields at its head and the text below, on their lines", () => {
    expect(wordsIn("a.md", "---\norder: 1\ntitle: Boards\n---\n\nTea first.\n")).toEqual([
      { text: "Boards", line: 3 },
      { text: "Tea", line: 6 },
      { text: "first", line: 6 },
    ]);
  });

  test("the words of a link, not its target, and no code", () => {
    const source = "See [our pagge](/Contactt) and `codde`.\n\n    indentted\n\n```\nfencced\n```\n";
    expect(texts("a.md", source)).toEqual(["See", "our", "pagge", "and"]);
  });

  test("no web addresses, placeholders, numbers or words in Devanagari", () => {
    expect(texts("a.md", "Open pagespeedd.web.dev, {coount}, h1, 250g, me@exampel.org, छह गज़.")).toEqual([
      "Open",
    ]);
  });

  test("possessives and contractions as one word each", () => {
    expect(texts("a.md", "The shop’s owner can't 'wait'.")).toEqual([
      "The",
      "shop",
      "owner",
      "can't",
      "wait",
    ]);
  });
});

test("Of words in code the spelling is read of the texts alone", () => {
  const greeting = ["`Dear $", "{nname}, welcome`"].join("");
  const source = `import { a } from "./amountts.ts";\nconst b = { hello: "Good day", of: (nname) => ${greeting} };\n`;
  expect(wordsIn("words.ts", source)).toEqual([
    { text: "Good", line: 2 },
    { text: "day", line: 2 },
    { text: "Dear", line: 2 },
    { text: "welcome", line: 2 },
  ]);
});
