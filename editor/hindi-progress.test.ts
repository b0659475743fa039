import { expect, test } from "vitest";
import { checkContent } from "../app/check-content.server.ts";
import { openContent, withContent } from "../app/data/open-content.server.ts";
import { compareSentences, listOrigins, updateOrigins } from "./hindi-progress.ts";

test("a Hindi text falls behind when the English it was written for is replaced, and stays so until one of the two is settled", () => {
  const now = { किराया: ["The rent", "Rent"], दाम: ["What it costs"] };
  expect(updateOrigins({}, { किराया: ["Rent"], दाम: ["Price"] }, now)).toEqual({ दाम: ["Price"] });
  expect(updateOrigins({ दाम: ["Price"] }, now, now), "after a restart, and a build").toEqual({
    दाम: ["Price"],
  });
  expect(updateOrigins({ दाम: ["Price"] }, {}, { दाम: ["Price"] }), "the English is as it was").toEqual({});
  expect(updateOrigins({ दाम: ["Price"] }, {}, { ख़र्च: ["What it costs"] }), "the Hindi is new").toEqual({});
});

test("an article that a build left out for its day isn’t taken for one whose English was empty", () => {
  checkContent();
  const hindi = "---\ntitle: चाय\n---\nचाय।\n";
  const built = openContent(process.cwd(), { "content/hi/blog/Chai.md": hindi });
  expect(Object.values(withContent(built, listOrigins)).flat()).not.toContain("");
});

test("in an English text the sentences that are new are told from the others, and those that are gone are named", () => {
  expect(compareSentences("One. Two! Four", "One. 2! Four\n\nFive")).toEqual({
    sentences: ["One.", "2!", "Four", "Five"].map((text) => ({ text, isNew: /2|Five/.test(text) })),
    gone: "Two!",
  });
});
