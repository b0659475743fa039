import type { Page } from "@playwright/test";
import { parts } from "../../commands/machine.mjs";
import { everyHindiPage, everyKindOfPage } from "../every-page.ts";
import { lacks } from "../lacks.ts";
import { deep, expect, inTypeface, test } from "./fixtures.ts";
import { illegibleWords } from "./illegible-words.ts";

test.skip(...lacks(parts.fonts));

test.use({ expectedMessages: /404 \(Not Found\)/ });

const quick = [320, 768, 1280];
const widths = [320, 375, 480, 640, 767, 768, 900, 1024, 1280, 1440, 1920, 2560];

for (const path of everyKindOfPage)
  test(`${path} fits a phone, a tablet and a desktop`, ({ page }) => expectToFit(page, path, quick));

for (const path of [...everyKindOfPage, ...everyHindiPage])
  test(`${path} fits every window from 320 to 2560 px`, deep, ({ page }) => expectToFit(page, path, widths));

/** Nothing scrolls sideways, no title breaks inside a word, no word is cut or lies on another, and none below 24 px is set in the letters of headings. */
async function expectToFit(page: Page, path: string, widths: readonly number[]): Promise<void> {
  await page.goto(path);
  await inTypeface(page);
  const wrong: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) wrong.push(`${width} px: the page is ${wide} px wide`);
    for (const word of await page.evaluate(brokenWords)) wrong.push(`${width} px: “${word}” is broken`);
    if (!quick.includes(width)) continue;
    for (const look of [illegibleWords, smallInLargeLetters])
      for (const words of await page.evaluate(look)) wrong.push(`${width} px: ${words}`);
  }
  expect(wrong).toEqual([]);
}

/** The titles' words that go on in the next line, but at a hyphen that their writer allowed. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const title of document.querySelectorAll("h1, h2, h3")) {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null)
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = range.getClientRects();
        if (first && others.some(({ top }) => top > first.top + first.height / 2)) broken.push(word);
      }
  }
  return broken;
}

/** What is not drawn for small sizes is for marks, boards and capitals alone, which have no dots to lose. */
function smallInLargeLetters(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const element = text.parentElement;
    if (!element?.checkVisibility() || !text.data.trim() || element.closest("svg, code, [role=img]"))
      continue;
    const { fontFamily, fontSize, textTransform } = getComputedStyle(element);
    if (/^"(Bricolage Text|Anek Name)"/.test(fontFamily) || textTransform === "uppercase") continue;
    if (Number.parseFloat(fontSize) < 24) found.add(`“${text.data.trim().slice(0, 40)}” at ${fontSize}`);
  }
  return [...found];
}
