import { describe, expect, test } from "vitest";
import { z } from "zod";
import { openContent, withContent } from "./open-content.server.ts";
import { readMarkdown, readYaml } from "./read-content.server.ts";
import { sitePath, text } from "./schema.ts";

/** What is read of a file of `content/` that holds this, or the words with which it is refused. */
function readAs(file: string, content: string | Buffer): unknown {
  return withContent(openContent(process.cwd(), { [`content/${file}`]: content }), () => {
    try {
      return file.endsWith(".md") ? readMarkdown(file, article) : readYaml(file, shop);
    } catch (error) {
      return (error as Error).message;
    }
  });
}

const article = z.strictObject({ title: text.min(5) });
const shop = z.strictObject({
  name: text.max(10),
  path: sitePath,
  floors: z.int().min(1),
  kind: z.enum(["tea", "books"]),
  lines: z.array(text).min(2).max(3),
});
const validFields = {
  name: "Dhoop",
  path: "/Contact",
  floors: "2",
  kind: "tea",
  lines: "[one, two]",
};
const yaml = (changes: Record<string, string | undefined>) =>
  Object.entries({ ...validFields, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`)
    .join("\n");

describe("A mistake in a content file is reported with its file, field and remedy:", () => {
  test.each<[string, Record<string, string | undefined>, string]>([
    ["a field that is missing", { name: undefined }, "name: this field is missing; write a text"],
    [
      "a text that is too long",
      { name: "A very long name" },
      "name: shorten this text to 10 characters or fewer",
    ],
    ["a text where a number belongs", { floors: "two" }, "floors: write a number without quotes here"],
    ["a path without its slash", { path: "Contact" }, "path: write a path that begins with /"],
    ["a word that isn't on the list", { kind: "cars" }, "kind: write one of: “tea”, “books”"],
    [
      "an entry with a colon and without quotes",
      { lines: "[one, Boards: what they cost]" },
      "lines (entry 2): write a text here; a text with a colon in it has to stand in quotes",
    ],
    ["a field that is spelled wrongly", { nmae: "x" }, "there is no field named “nmae”; check the spelling"],
  ])("%s", (_title, changes, message) => {
    expect(readAs("shop.yaml", yaml(changes))).toContain("content/shop.yaml: ");
    expect(readAs("shop.yaml", yaml(changes))).toContain(message);
  });

  const quotes = "has to stand in quotes";
  const encodingMessage = "this file isn’t saved as UTF-8; save it again as UTF-8";
  const indentMessage = "this line stands too far to the left";
  const dashes =
    "the fields at the top stand between two lines of three dashes, ---; put back the one that is missing";
  test.each<[string, string | Buffer, string, string?]>([
    ["a tab", "name: Dhoop\n\tfloors: 2", "line 2: this line begins with a tab; put two spaces"],
    [
      "a field that stands there twice",
      "name: a\nfloors: 2\nname: b",
      "line 3: the field “name” stands here twice",
    ],
    [
      "a closing quote that is missing",
      'floors: 2\nname: "Dhoop\nphone: "1"',
      "line 2: a text begins with a quote here",
    ],
    [
      "a space that is missing after a colon",
      "name: Dhoop\nfloors:2",
      "line 2: a space is missing after the colon; write “floors: 2”",
    ],
    [
      "a space that is missing after a dash",
      "lines:\n  - one\n  -two\nname: x",
      "line 3: a space is missing after the dash; write “- two”",
    ],
    [
      "a bracket that is not closed",
      "lines: [one, two\nname: x",
      "line 2: a [ is opened and its ] is missing",
    ],
    [
      "200 nested keys, which take long to read",
      "? ".repeat(200),
      `line 1: a text that begins with ? ${quotes}`,
    ],
    [
      "more fields than anything of the site has, which would take long to save",
      Array.from({ length: 8000 }, (_, index) => `gate-${index}: { alt: "A gate" }\n`).join(""),
      "line 1: more than 1,000 fields stand side by side here; put some of them into another file",
    ],
    ["a list that holds itself", "lines: &lines [*lines]", "a part of it stands for another"],
    [
      "a list of lists of lists, as long as it likes",
      `a0: &a0 [x, x]\n${Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]\n`).join("")}`,
      "a part of it stands for another",
    ],
    [
      "a file within a file",
      "name: !!binary R0lGODlhDAAM",
      "a part of it stands for another (& and *), or for what is no text",
    ],
    ["a text that begins with @", "name: @dhoop", `line 1: a text that begins with @ ${quotes}`],
    [
      "a text that begins with a word to be filled in",
      "title: Here\nlead: {number of clients} clients\n",
      `line 2: a text that begins with { ${quotes}; put “{number of clients} clients” in quotes`,
    ],
    [
      "a text with a colon and without quotes",
      "floors: 2\nname: Boards: what they cost\nkind: tea",
      "line 2: there is a colon in the text “Boards: what they cost”; put this text in quotes",
    ],
    [
      "words behind a closing quote",
      'name: "Dhoop" Tea',
      "line 1: something stands behind the closing quote",
    ],
    ["a line too far to the left", "lines:\n  - one\n - two", `line 3: ${indentMessage}`],
    [
      "a line too far to the right",
      "name: Dhoop\n\n# where\n  floors: 2\nkind: tea",
      `line 4: ${indentMessage} or to the right`,
    ],
    [
      "a colon that is missing",
      "name: Dhoop\nhours Monday to Saturday\nkind: tea",
      "line 2: the colon is missing; write “hours: Monday to Saturday”, or two spaces before it if it belongs to the text above",
    ],
    [
      "a file with nothing in it",
      " \n",
      "this file is empty; write its fields, or take the file back as it was kept last: git restore content/shop.yaml",
    ],
    ["a file with letters of an old encoding", Buffer.from("name: Caf\xe9\n", "latin1"), encodingMessage],
    [
      "spaces of a word processor",
      "kind: tea\n\u00a0 name: Dhoop\n",
      "line 2: there is an invisible character (U+00A0) before “name: Dhoop”; retype the line",
    ],
    [
      "an invisible character in a text",
      "name: Dh\u0007oop Tea\n",
      "line 1: there is an invisible character (U+0007) before “oop Tea”; retype the line",
    ],
    ["an article without the line below its fields", "---\ntitle: x\nBody", dashes, "article.md"],
  ])("%s", (_title, source, message, file = "shop.yaml") => {
    expect(readAs(file, source)).toContain(`content/${file}: ${message}`);
  });
});

test("a valid file is read unchanged, even with a byte order mark and the joining characters of Hindi", () => {
  expect(readAs("shop.yaml", `\ufeff${yaml({ name: "क्\u200dष" })}`)).toMatchObject({
    name: "क्\u200dष",
    floors: 2,
    lines: ["one", "two"],
  });
});
