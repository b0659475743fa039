import { describe, expect, test } from "vitest";
import { readBlogCopy } from "../app/pages/blog/blog-page.server.ts";
import { readHomePage } from "../app/pages/home/home-page.server.ts";
import { type ContentText, contentTexts } from "./content-texts.ts";

const read = contentTexts("{*.yaml,{pages,services,blog}/*}");
const everywhere = contentTexts("**");

/** Words that fit any agency in any city, and the promises an agency can't keep. */
const filler = [
  "fast-paced",
  "ever-changing",
  "ever-evolving",
  "digital age",
  "digital landscape",
  "leverag(e|es|ed|ing)",
  "unlock(s|ed|ing)?",
  "unleash(es|ed|ing)?",
  "elevat(e|es|ed|ing)",
  "harness(es|ed|ing)?",
  "delv(e|es|ed|ing)",
  "synerg(y|ies|ise)",
  "solutions",
  "game[- ]chang(er|ers|ing)",
  "cutting[- ]edge",
  "state[- ]of[- ]the[- ]art",
  "world[- ]class",
  "best[- ]in[- ]class",
  "next[- ]level",
  "one[- ]stop",
  "end[- ]to[- ]end",
  "result[s]?[- ]driven",
  "tailor(ed|[- ]made)",
  "seamless(ly)?",
  "holistic",
  "robust",
  "award[- ]winning",
  "trusted by",
  "years of experience in",
  "guaranteed results",
  "look no further",
  "it is important to note",
  "needless to say",
  "at the end of the day",
];

describe("The copy", () => {
  test("no sentence is said on two pages", () => {
    const saidIn = new Map<string, Set<string>>();
    for (const { file, text } of read)
      for (const sentence of sentencesOf(text))
        saidIn.set(sentence, (saidIn.get(sentence) ?? new Set()).add(file));
    const twice = [...saidIn]
      .filter(([, files]) => files.size > 1)
      .map(([sentence, files]) => `${sentence} (${[...files].join(", ")})`);
    expect(twice).toEqual([]);
  });

  test("none of them would fit any agency in any city", () => {
    const pattern = new RegExp(`\\b(?:${filler.join("|")})\\b`, "i");
    expect(hits(everywhere, pattern)).toEqual([]);
  });

  test("nothing stands in for a text that is still to come", () => {
    const pattern =
      /\b(lorem|ipsum|placeholder|tbd|tbc|dummy text|your text here|coming soon)\b|\?\?\?|\bxxx/i;
    expect(hits(everywhere, pattern)).toEqual([]);
  });

  test("no text and no list is left empty", () => {
    expect(everywhere.filter(({ text }) => !text.trim()).map(place)).toEqual([]);
  });

  test("we don't shout: exclamation marks stand only in what the specification quotes", () => {
    const quoted = /✅ Form Submitted Successfully!|Unexpected Application Error!/;
    expect(hits(read, /!(?!\[)/).filter((hit) => !quoted.test(hit))).toEqual([]);
  });

  test("quotes and apostrophes are curly where nothing makes them so on the way to the page", () => {
    const asTyped = everywhere.filter(
      ({ file, field }) => !file.startsWith("content/pictures/") && !/\.md$/.test(file) && field !== "id",
    );
    expect(hits(asTyped, /['"]/)).toEqual([]);
  });

  test("no space is missing, doubled or before a comma, and no word stands there twice", () => {
    const slips = /\p{Ll}[.,;:!?]\p{Lu}|[^\s|] {2,}[^\s|]| [,;:.?](?!\w)|(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/u;
    const prose = everywhere.map((one) => ({ ...one, text: one.text.replace(/\]\([^)]*\)/g, "]") }));
    expect(hits(prose, slips)).toEqual([]);
  });

  test("a page's title in the browser and its description differ from every other page's", () => {
    for (const end of ["head.title", "head.description"]) {
      const texts = read.filter(({ field }) => field.endsWith(end)).map(({ text }) => text);
      expect(texts.length, end).toBeGreaterThan(18);
      expect(new Set(texts).size, end).toBe(texts.length);
    }
  });

  test("a page's description ends as a sentence does", () => {
    const descriptions = read.filter(({ field }) => field.endsWith("head.description"));
    expect(descriptions.length).toBeGreaterThan(18);
    for (const { file, text } of descriptions) expect(text, file).toMatch(/[.?]$/);
  });

  test("the board on the home page has at least twenty lines to choose from, of which the first six are typed", () => {
    const lines = everywhere.filter(({ field }) => field.startsWith("hero.typed.")).map(({ text }) => text);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThanOrEqual(20);
    expect(readHomePage().hero.typed).toEqual(lines.slice(0, 6));
  });

  test("the article on the front page of the blog is the one on on-page SEO", () => {
    expect(readBlogCopy().featured.article).toBe("SEO-Optimization");
  });
});

function hits(texts: ContentText[], pattern: RegExp): string[] {
  return texts
    .filter(({ text }) => pattern.test(text))
    .map((one) => `${place(one)}: … ${around(one.text, pattern)} …`);
}

function place({ file, field }: ContentText): string {
  return `${file}: ${field}`;
}

function around(text: string, pattern: RegExp): string {
  const index = text.search(pattern);
  return text.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, " ");
}

/** Sentences of six words or more; shorter ones are labels. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n{2,}|\n[-|#\d]/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => /[a-z]/i.test(sentence) && sentence.split(" ").length >= 6);
}
