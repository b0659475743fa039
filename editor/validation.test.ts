import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "../app/check-content.server.ts";
import { readText } from "./content-file.ts";
import { findSchema, toShape } from "./shape.ts";
import { findMovedPages, findNewMistakes, findOutdatedWords, redirectMoved } from "./validation.ts";

checkContent();

function findQuestions(file: string, pattern: RegExp, replacement: string): string[] {
  const text = readText(file) ?? "";
  expect(text).toMatch(pattern);
  const shape = toShape(findSchema(file) as NonNullable<ReturnType<typeof findSchema>>);
  return findOutdatedWords(file, shape, text, text.replace(pattern, replacement)).map(({ field }) => field);
}

test("replacing the picture behind Home’s heading brings a warning while a board is painted on it", () => {
  expect(findQuestions("pages/home.yaml", /picture: home-hero/, "picture: recent-work-4")).toEqual([
    "hero.board",
  ]);
});

test("a figure ten times what it was, a rate of GST that isn’t one and a day of another century are asked about", () => {
  expect(findQuestions("prices.yaml", /from: 60000/, "from: 6000")).toEqual([expect.stringMatching(/from$/)]);
  expect(findQuestions("prices.yaml", /to: 150000/, "to: 1500000")).toEqual([expect.stringMatching(/to$/)]);
  expect(findQuestions("prices.yaml", /from: 60000/, "from: 66000")).toEqual([]);
  expect(findQuestions("site.yaml", /^gst: 18/m, "gst: 81")).toEqual(["gst"]);
  const article = "blog/SEO-Optimization.md";
  expect(findQuestions(article, /^date: .*/m, 'date: "2206-03-15"')).toEqual(["date"]);
});

test("a last day that is over is asked about", () => {
  const day = "$&  - { name: Diwali, from: 2025-10-20, until: 2025-10-22 }\n";
  expect(findQuestions("site.yaml", /^specialDays:\n/m, day)).toEqual(["specialDays (entry 1).until"]);
  const position = "list:\n    - { name: Fitter, pay: By the night, text: Nights., until: 2025-10-22 }\n";
  expect(findQuestions("pages/career.yaml", /(?<=^positions:\n.*\n {2})list:\n/m, position)).toEqual([
    "positions.list (entry 1).until",
  ]);
});

test("a board renamed leads its old address to the new one, and what led to the old one follows", () => {
  const texts = {
    "societies.yaml": (readText("societies.yaml") ?? "").replace(
      "name: Ashoka Heights",
      "name: Ashoka Towers",
    ),
  };
  const moves = findMovedPages(texts);
  expect(moves).toContainEqual(["/societies/ashoka-heights", "/societies/ashoka-towers"]);
  expect(redirectMoved(moves).to).toContain(
    "{ from: /societies/ashoka-heights, to: /societies/ashoka-towers }",
  );
  expect(redirectMoved([["/About", "/Us"]]).to).toContain("{ from: /About-us, to: /Us }");
  const hindi = redirectMoved([["/hi/Blog/Sales", "/hi/Blog/Holiday-Sales-Strategies"]]);
  expect(findNewMistakes({ [hindi.file]: hindi.to }), "in Hindi, too").toEqual([]);
});

const terms = `---
head:
  title: "Terms of a Trial | Chowk 360"
  description: "What we ask of those who put up a board with us, and what they may ask of us, on one page."
  keywords: [terms, boards, Raipur]
title: Our terms
lead: "What both sides of a board may ask."
---
## What we ask

A board needs a landlord who knows of it.
`;
const siteYaml = readFileSync("content/site.yaml", "utf8").replace(
  "path: /privacy",
  "path: /Terms-of-a-Trial",
);

test("each change is validated on its own, with its new addresses and files that nothing reads", () => {
  expect(findNewMistakes({ "site.yaml": siteYaml, "pages/Terms-of-a-Trial.md": terms })).toEqual([]);
  const mistakes = findNewMistakes({ "site.yaml": siteYaml, "clients/lakshya.svg": "<svg/>" });
  expect(mistakes.map(({ remedy }) => remedy)).toEqual([
    expect.stringContaining("the link /Terms-of-a-Trial leads nowhere"),
    expect.stringContaining("no page shows this file"),
  ]);
});

test("a network that goes is gone from the blog, too, and one without an icon here is taken", () => {
  const site = readText("site.yaml") ?? "";
  const threads = '- { key: threads, name: Threads, url: "https://threads.net/@ours" }';
  const text = site.replace(/- \{ key: linkedin.*/, threads);
  expect(text).not.toBe(site);
  const hindi = (readText("hi/site.yaml") ?? "").replace(/^ *linkedin:.*\n/m, "");
  expect(findNewMistakes({ "site.yaml": text, "hi/site.yaml": hindi })).toEqual([]);
});
