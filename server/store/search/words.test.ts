import { describe, expect, test } from "vitest";
import { listWords, parseQuery } from "./words.ts";

/** What is searched for, as text: `·` behind the beginning of a word, `|` between ways to write it. */
const formatQuery = (query: string) =>
  parseQuery(query).map((alternatives) =>
    alternatives
      .map((terms) => terms.map(({ word, prefix }) => (prefix ? `${word}·` : word)).join(" "))
      .join(" | "),
  );

describe("A submission is found", () => {
  test.each([
    ["Café ÉTOILE, b2b!", ["cafe", "etoile", "b2b"]],
    ["one\u200btwo one two", ["onetwo", "one", "two"]],
    ["ज़मीन चाँद", ["जमीन", "चांद"]],
    ["१२ x7", ["12", "x7"]],
    ["ﬁeld", ["field"]],
    ["...", []],
  ])("with the text %j by the words that people would type", (text, words) => {
    expect(listWords([text])).toEqual(words);
  });

  test.each(["98260-12345", "98260 12345", "(98260) 12345", "98260.12345", "98260/12345", "9826012345"])(
    "by any three or more consecutive digits of the telephone number %s",
    (phone) => {
      const parts = ["9826012345", "826012345", "26012345", "6012345", "012345", "12345", "2345", "345"];
      expect(listWords([phone])).toEqual(expect.arrayContaining(parts));
      expect(listWords([phone])).not.toContain("45");
    },
  );

  test("by the first sixty letters of a long word, never cut within a letter", () => {
    for (const letter of ["x", "𝒳"]) expect(listWords([letter.repeat(61)])).toEqual(["x".repeat(60)]);
    expect(listWords(["\u{10400}".repeat(61)])).toEqual(["\u{10428}".repeat(60)]);
  });

  test("by the words of all its texts, up to two thousand, of which a long text never takes those of a short one", () => {
    expect(listWords(["one", "two one"])).toEqual(["one", "two"]);
    const words = Array.from({ length: 2_001 }, (_, index) => `w${index}`).join(" ");
    expect(listWords([words])).toHaveLength(2_000);
    const all = listWords([words, "Asha", "98260 12345"]);
    expect(all).toHaveLength(2_000);
    expect(all).toEqual(expect.arrayContaining(["asha", "9826012345"]));
  });

  test("without delay even if a letter has 100,000 accents", () => {
    expect(listWords([`${"\u0315".repeat(50_000)}${"\u0316".repeat(50_000)} café`])).toContain("cafe");
  });
});

describe("A search", () => {
  test.each([
    ["?!", []],
    ["ghadi cho", ["ghadi·", "cho·"]],
    ["Ghadi", ["ghadi·"]],
    ["from Pandri with the ghadi", ["pandri·", "ghadi·"]],
    ["the", ["the·"]],
    ["ghadi c", ["ghadi·"]],
    ["c", ["c"]],
    ["b2b", ["b2b·"]],
    ["0123", ["0123· | 123·"]],
    ["98260 12345", ["98260· 12345· | 9826012345·"]],
    ["+91 98260 12345", ["91· 98260· 12345· | 919826012345· | 9826012345·"]],
    ["919826012345", ["919826012345· | 9826012345·"]],
    ["0091 98", ["0091· 98· | 9198·"]],
    ["1 2", ["1 2"]],
    ["1234567890123456", ["1234567890123456·"]],
    ["Ravi 98260", ["ravi·", "98260·"]],
    ["x98260 12", ["x98260·", "12·"]],
  ])("for “%s” looks for %j", (query, terms) => {
    expect(formatQuery(query)).toEqual(terms);
  });
});
