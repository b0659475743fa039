import { describe, expect, test } from "vitest";
import { findArticle, readArticles } from "../app/data/articles.server.ts";
import { articleSlugs, servicePaths } from "../app/data/paths.server.ts";
import { renderBody } from "../app/pages/blog/blog-body.server.ts";

const articles = readArticles();

describe("An article", () => {
  test("has 900 to 1,500 words", () => {
    for (const { slug, body } of articles) {
      const words = wordsOf(body);
      expect(words, slug).toBeGreaterThanOrEqual(900);
      expect(words, slug).toBeLessThanOrEqual(1500);
    }
  });

  test("has a title in the browser and a description that no other has", () => {
    for (const { slug, description } of articles) expect(description, slug).toMatch(/[.?]$/);
    expect(new Set(articles.map(({ description }) => description)).size).toBe(articles.length);
    expect(new Set(articles.map(({ metaTitle }) => metaTitle)).size).toBe(articles.length);
  });

  test("leads to a service and to two other articles, and its own service is one it leads to", () => {
    for (const { slug, body, service } of articles) {
      const links = linksOf(body);
      const others = articleSlugs.filter((one) => one !== slug && links.has(`/Blog/${one}`));
      expect(others.length, `${slug}: other articles`).toBeGreaterThanOrEqual(2);
      expect(servicePaths, `${slug}: service`).toContain(service);
      expect([...links], `${slug}: a link to its service`).toContain(service);
    }
  });

  test("sends the reader on at its end", () => {
    for (const { slug, body } of articles) {
      const last = body.split(/^## /m).at(-1) ?? "";
      expect(
        servicePaths.some((path) => linksOf(last).has(path)),
        `${slug}: a service in its last section`,
      ).toBe(true);
    }
  });

  test("has headings that go down one step at a time, and none over nothing", () => {
    for (const { slug, body } of articles) {
      const lines = body.split("\n").filter((line) => line.trim());
      let level = 1;
      for (const [index, line] of lines.entries()) {
        const marks = /^(#+) /.exec(line)?.[1]?.length;
        if (!marks) continue;
        expect(marks, `${slug}: ${line}`).toBeGreaterThan(1);
        expect(marks - level, `${slug}: ${line}`).toBeLessThanOrEqual(1);
        const below = /^(#+) /.exec(lines[index + 1] ?? "# end")?.[1]?.length;
        expect(below === undefined || below > marks, `${slug}: ${line}`).toBe(true);
        level = marks;
      }
    }
  });

  test("can be skimmed: headings, and a list or a table", () => {
    for (const { slug, body } of articles) {
      expect(body.match(/^## /gm)?.length, slug).toBeGreaterThanOrEqual(5);
      expect(body, slug).toMatch(/^(\||- |1\. )/m);
    }
  });
});

describe("The article on on-page SEO does what it advises", () => {
  const { body, metaTitle, description } = findArticle("SEO-Optimization");

  test("the lengths it gives for its own title and description are true", () => {
    expect(numberIn(/title of this page in your browser tab has (\d+) characters/)).toBe(metaTitle.length);
    expect(numberIn(/Its description has (\d+)\./)).toBe(description.length);
    expect(metaTitle.length).toBeLessThan(60);
    expect(description.length).toBeLessThan(160);
  });

  test("the titles in its table have the length that stands beside them", () => {
    const rows = [...body.matchAll(/^\| (.+?) \| (\d+) \|/gm)];
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const [, title = "", count] of rows) expect(title.length, title).toBe(Number(count));
  });

  test("its model description has the length it says", () => {
    const model = /^> (.+)$/m.exec(body)?.[1] ?? "";
    expect(numberIn(/That is (\d+) characters/)).toBe(model.length);
    expect(model.length).toBeLessThan(160);
  });

  function numberIn(pattern: RegExp): number {
    return Number(pattern.exec(body)?.[1]);
  }
});

/** Words as a reader counts them: those of tables and headings too, dashes and addresses not. */
function wordsOf(body: string): number {
  const text = renderBody(body, "").html.replace(/<[^>]+>/g, " ");
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function linksOf(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/\]\((\/[^)#]+)/g)].map(([, link = ""]) => link));
}
