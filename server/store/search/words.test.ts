import { describe, expect, test } from "vitest";
import { readQuery, wordsOf } from "./words.ts";

/** What is asked for, as text: `·` at the beginning of a word, `|` between ways to write it. */
const asked = (query: string) =>
  readQuery(query).map((ways) =>
    ways.map((terms) => terms.map(({ word, prefix }) => (prefix ? `${word}·` : word)).join(" ")).join(" | "),
  );

describe("the words by which a submission is found", () => {
  test.each([
    ["Café ÉTOILE, b2b!", ["cafe", "etoile", "b2b"]],
    ["one\u200btwo one two", ["onetwo", "one", "two"]],
    ["ज़मीन चाँद", ["जमीन", "चांद"]],
    ["१२ x7", ["12", "x7"]],
    ["ﬁeld", ["field"]],
    ["...", []],
  ])("of %j are those that people would type", (text, words) => {
    expect(wordsOf([text])).toEqual(words);
  });

  test("are every part of a telephone number, however it is written", () => {
    const digits = "9826012345";
    const parts = ["9826012345", "826012345", "26012345", "6012345", "012345", "12345", "2345", "345"];
    for (const written of [
      "98260-12345",
      "98260 12345",
      "(98260) 12345",
      "98260.12345",
      "98260/12345",
      digits,
    ])
      expect(wordsOf([written])).toEqual(expect.arrayContaining(parts));
    expect(wordsOf(["98260    12345"])).toEqual(["98260", "12345"]);
    expect(wordsOf(["123456"])).toEqual(["123456"]);
    expect(wordsOf(["1234567"])).toEqual(["1234567", "234567", "34567", "4567", "567"]);
  });

  test("are of a long number no more than fifteen figures each", () => {
    const words = wordsOf(["1".repeat(7) + "2".repeat(70)]).filter((word) => word.length <= 15);
    expect(words[0]).toBe("1".repeat(7) + "2".repeat(8));
    expect(words).toContain("222");
    expect(words).not.toContain("22");
  });

  test("are cut at sixty letters, never through one", () => {
    expect(wordsOf(["x".repeat(61)])).toEqual(["x".repeat(60)]);
    expect(wordsOf(["x".repeat(60)])).toEqual(["x".repeat(60)]);
    expect(wordsOf(["𝒳".repeat(61)])).toEqual(["x".repeat(60)]);
    expect(wordsOf(["\u{10400}".repeat(61)])).toEqual(["\u{10428}".repeat(60)]);
  });

  test("are ten thousand at most, and of several texts together", () => {
    expect(wordsOf(["one", "two one"])).toEqual(["one", "two"]);
    const many = Array.from({ length: 10_001 }, (_, at) => `w${at}`).join(" ");
    expect(wordsOf([many])).toHaveLength(10_000);
  });

  test("are found in a letter under 100,000 accents in less than a second of processor time", () => {
    const before = process.cpuUsage();
    expect(wordsOf([`${"\u0315".repeat(50_000)}${"\u0316".repeat(50_000)} café`])).toContain("cafe");
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(1_000_000);
  });
});

describe("a search", () => {
  test.each([
    ["", []],
    ["?!", []],
    ["ghadi cho", ["ghadi", "cho·"]],
    ["Ghadi", ["ghadi·"]],
    ["ghadi c", ["ghadi"]],
    ["c", ["c"]],
    ["b2b", ["b2b·"]],
    ["\u{10400} a", ["\u{10428}"]],
  ])("for “%s” asks for %j", (query, terms) => {
    expect(asked(query)).toEqual(terms);
  });

  test.each([
    ["12", ["12·"]],
    ["7", ["7"]],
    ["123", ["123·"]],
    ["0123", ["0123· | 123·"]],
    ["98260 12345", ["98260· 12345· | 9826012345·"]],
    ["+91 98260 12345", ["91· 98260· 12345· | 919826012345· | 9826012345·"]],
    ["919826012345", ["919826012345· | 9826012345·"]],
    ["9198260123", ["9198260123·"]],
    ["0091 98", ["0091· 98· | 9198·"]],
    ["1 2", ["1 2"]],
    ["1234567890123456", ["1234567890123456·"]],
    ["123456789 0123456", ["123456789· 0123456·"]],
    ["Ravi 98260", ["ravi", "98260·"]],
    ["98260 ravi", ["98260·", "ravi·"]],
    ["98260 r", ["98260·"]],
    ["x98260 12", ["x98260", "12·"]],
    ["98260x", ["98260x·"]],
    ["क12", ["क12·"]],
  ])("for the number %s asks for %j", (query, terms) => {
    expect(asked(query)).toEqual(terms);
  });

  test("takes a word that is longer than those kept for its beginning", () => {
    expect(asked(`${"x".repeat(61)} y`)).toEqual([`${"x".repeat(60)}·`]);
    expect(asked(`${"x".repeat(60)} yy`)).toEqual(["x".repeat(60), "yy·"]);
  });

  test("takes the first sixteen words of many", () => {
    const many = Array.from({ length: 20 }, (_, at) => `w${String.fromCharCode(97 + at)}`).join(" ");
    expect(asked(many)).toHaveLength(16);
    expect(asked(Array(20).fill("12").join("-"))[0]?.split(" | ")[0]?.split(" ")).toHaveLength(16);
  });
});
