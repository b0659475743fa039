import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "../../app/check-content.server.ts";
import { readText } from "./content-file.ts";
import { findSchema, toShape } from "./shape.ts";
import { findNewMistakes, findOutdatedWords } from "./validation.ts";

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
  expect(findNewMistakes({ texts: { "site.yaml": siteYaml, "pages/Terms-of-a-Trial.md": terms } })).toEqual(
    [],
  );
  const mistakes = findNewMistakes({ texts: { "site.yaml": siteYaml, "clients/lakshya.svg": "<svg/>" } });
  expect(mistakes.map(({ remedy }) => remedy)).toEqual([
    expect.stringContaining("the link /Terms-of-a-Trial leads nowhere"),
    expect.stringContaining("no page shows this file"),
  ]);
});
