import { describe, expect, test } from "vitest";
import { readArticles } from "../app/data/articles.server.ts";

const articles = readArticles();

/** Headings over a list of things to do after reading. */
const homework = /\b(tomorrow|to begin|your first|the first ninety|half-hour|checklist|on monday)\b/i;

/** Headings over a part that sends some readers away. */
const notForYou = /^(when|where|what)\b.*(n't\b|\b(keep your money|walk away|stop|leave|ignore|skip|not)\b)/i;

/** A business that an example is told about: its kind and the word before it. */
const business =
  /\b[\w-]+ (?:shop|showroom|dealer|class|installer|restaurant|clinic|baker|studio|jeweller|maker)\b/gi;

/** Words before a business that say no more than that it is one. */
const plain = /^(an?|the|one|this|that|your|our|own|his|her|small|new|which|every|each|whole)\b/i;

describe("The articles have shapes of their own", () => {
  test("at most two in five give homework", () => {
    expect(articlesWith(homework).length).toBeLessThanOrEqual(articles.length * 0.4);
  });

  test("at most two in five have a part on when not to", () => {
    expect(articlesWith(notForYou).length).toBeLessThanOrEqual(articles.length * 0.4);
  });

  test("no imagined business is met in more than two", () => {
    const metIn = new Map<string, Set<string>>();
    for (const { slug, body } of articles)
      for (const [words] of body.matchAll(business)) {
        const name = words.toLowerCase();
        if (!plain.test(name)) metIn.set(name, (metIn.get(name) ?? new Set()).add(slug));
      }
    expect([...metIn.keys()]).toContain("sari shop");
    const everywhere = [...metIn].filter(([, slugs]) => slugs.size > 2).map(([name]) => name);
    expect(everywhere).toEqual([]);
  });

  test("no heading stands in two of them", () => {
    const all = articles.flatMap(({ body }) => headingsOf(body));
    expect(all.filter((heading, at) => all.indexOf(heading) !== at)).toEqual([]);
  });
});

describe("An article names its sources", () => {
  test("at least two links lead to the law, an office or a platform's own page", () => {
    for (const { slug, body } of articles) {
      const outside = [...body.matchAll(/\]\((https?:\/\/[^)]+)\)/g)].map(([, address = ""]) => address);
      expect(new Set(outside).size, slug).toBeGreaterThanOrEqual(2);
    }
  });

  test("the words of a link say where it leads", () => {
    for (const { slug, body } of articles)
      for (const [, words = ""] of body.matchAll(/\[([^\]]+)\]\((?:https?:|\/)/g))
        expect(words, slug).not.toMatch(/^(here|click here|this|link|more|read more|https?:.*)$/i);
  });
});

function articlesWith(heading: RegExp): string[] {
  return articles
    .filter(({ body }) => headingsOf(body).some((one) => heading.test(one)))
    .map(({ slug }) => slug);
}

function headingsOf(body: string): string[] {
  return [...body.matchAll(/^#+ (?:\d+\. )?(.+)$/gm)].map(([, heading = ""]) => heading);
}
