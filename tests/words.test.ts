import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { articleSlugs, servicePaths } from "../app/paths.ts";
import { readArticles } from "../app/reading/blog.server.ts";

const articles = readArticles();

describe("The words", () => {
  test("every article is 600 words or more", () => {
    for (const { slug, body } of articles) expect(body.split(/\s+/).length, slug).toBeGreaterThan(600);
  });

  test("every article leads to a service and to two other articles", () => {
    for (const { slug, body, service } of articles) {
      const links = new Set([...body.matchAll(/\]\((\/[^)#]+)/g)].map(([, link = ""]) => link));
      const others = articleSlugs.filter((one) => one !== slug && links.has(`/Blog/${one}`));
      expect(
        servicePaths.some((one) => links.has(one)),
        `${slug}: a service page`,
      ).toBe(true);
      expect(others.length, `${slug}: other articles`).toBeGreaterThanOrEqual(2);
      expect(servicePaths, `${slug}: service`).toContain(service);
    }
  });

  test("an article's headings go down one step at a time, and none stands over nothing", () => {
    for (const { slug, body } of articles) {
      const lines = body.split("\n").filter((line) => line.trim());
      let level = 1;
      for (const [at, line] of lines.entries()) {
        const marks = /^(#+) /.exec(line)?.[1]?.length;
        if (!marks) continue;
        expect(marks, `${slug}: ${line}`).toBeGreaterThan(1);
        expect(marks - level, `${slug}: ${line}`).toBeLessThanOrEqual(1);
        const below = /^(#+) /.exec(lines[at + 1] ?? "# end")?.[1]?.length;
        expect(below === undefined || below > marks, `${slug}: ${line}`).toBe(true);
        level = marks;
      }
    }
  });

  test("no sentence is said on two pages", () => {
    const saidIn = new Map<string, Set<string>>();
    for (const file of wordFiles())
      for (const sentence of sentencesOf(file))
        saidIn.set(sentence, (saidIn.get(sentence) ?? new Set()).add(file));
    const twice = [...saidIn]
      .filter(([, files]) => files.size > 1)
      .map(([sentence, files]) => `${sentence} (${[...files].join(", ")})`);
    expect(twice).toEqual([]);
  });
});

/** Pages, services and articles; pictures' words repeat what stands on the boards they show. */
function wordFiles(): string[] {
  return readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => /^(pages|services|blog)\/.*\.(ya?ml|md)$/.test(name))
    .map((name) => path.join("content", name));
}

/** Sentences of six words or more; shorter ones are labels. */
function sentencesOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const texts = file.endsWith(".md") ? source.split(/^---$/m).slice(2) : textsIn(parse(source));
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n{2,}|\n[-|#\d]/))
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => /[a-z]/i.test(sentence) && sentence.split(" ").length >= 6);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value && typeof value === "object") return Object.values(value).flatMap(textsIn);
  return [];
}
