import type { Page } from "@playwright/test";
import { parts } from "../../commands/machine.ts";
import { everyHindiPage, everyKindOfPage } from "../every-page.ts";
import { skipUnlessInstalled } from "../skip-unless-installed.ts";
import { expectUsable } from "./expect-usable.ts";
import { deep, expect, test, waitForTypeface, waitUntilLaidOut } from "./fixtures.ts";
import { illegibleWords } from "./illegible-words.ts";

test.skip(...skipUnlessInstalled(parts.fonts));

test.use({ expectedMessages: /404 \(Not Found\)/ });

const quick = [320, 768, 1280];
const widths = [320, 375, 480, 640, 767, 768, 900, 1024, 1280, 1440, 1920, 2560];

// Some in one tab: it compiles its scripts, and axe, once for all of them.
for (const paths of Map.groupBy(everyKindOfPage, (path) => everyKindOfPage.indexOf(path) % 4).values())
  test(`${paths.join(", ")} fit a phone, a tablet and a desktop, and can be used by everyone`, async ({
    page,
  }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await expectToFit(page, path, quick);
        await expectUsable(page);
      });
  });

for (const path of [...everyKindOfPage, ...everyHindiPage])
  test(`${path} fits every window from 320 to 2560 px`, deep, ({ page }) => expectToFit(page, path, widths));

test(
  "the chat link covers no word, button or field of any first view, and leaves a low window most of its height",
  deep,
  async ({ page }) => {
    const problems: string[] = [];
    for (const path of everyKindOfPage) {
      await page.goto(path);
      await waitForTypeface(page);
      for (const [width, height] of [
        [1366, 768],
        [390, 844],
        [740, 360],
        [342, 192],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const words of await page.evaluate(findWordsUnderChat))
          problems.push(`${path}, ${width} px: ${words}`);
      }
    }
    expect(problems).toEqual([]);
  },
);

/** Looks at the middle half of each line of text, whose box is higher than its letters, and at every control. */
function findWordsUnderChat(): string[] {
  scrollTo({ top: 0, behavior: "instant" });
  const chat = document.querySelector("body > aside > :last-child")?.getBoundingClientRect();
  if (!chat?.width) return ["the chat link isn’t shown"];
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  const problems = header > innerHeight / 3 ? [`the header is ${header} px high`] : [];
  const check = (words: string, { left, right, top, height }: DOMRect) => {
    const isCovered = top + height / 4 < chat.bottom && top + height * 0.75 > chat.top;
    if (isCovered && left < chat.right && right > chat.left) problems.push(words);
  };
  for (const control of document.querySelectorAll<HTMLElement>(
    "main :is(a, button, input, textarea, select)",
  ))
    if (control.checkVisibility()) check(control.outerHTML.slice(0, 80), control.getBoundingClientRect());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    if (
      !text.parentElement?.checkVisibility() ||
      !text.data.trim() ||
      text.parentElement.closest("aside, [aria-roledescription=carousel]")
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) if (box.width > 2) check(text.data.trim(), box);
  }
  return problems;
}

/** Nothing scrolls sideways, no title breaks inside a word, no word is cut off or lies on another, and none below 24 px is set in the letters of headings. */
async function expectToFit(page: Page, path: string, widths: readonly number[]): Promise<void> {
  await page.goto(path);
  await waitForTypeface(page);
  await waitUntilLaidOut(page);
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) problems.push(`${width} px: the page is ${scrollWidth} px wide`);
    for (const word of await page.evaluate(findBrokenWords))
      problems.push(`${width} px: “${word}” is broken`);
    if (!quick.includes(width)) continue;
    for (const findProblems of [illegibleWords, findSmallCapitals])
      for (const words of await page.evaluate(findProblems)) problems.push(`${width} px: ${words}`);
  }
  expect(problems, path).toEqual([]);
}

/** The titles' words that go on in the next line, but at a hyphen that their writer allowed. */
function findBrokenWords(): string[] {
  const problems: string[] = [];
  for (const title of document.querySelectorAll("h1, h2, h3")) {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null)
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...otherRects] = range.getClientRects();
        if (first && otherRects.some(({ top }) => top > first.top + first.height / 2)) problems.push(word);
      }
  }
  return problems;
}

/** What is not drawn for small sizes is for marks, boards and capitals alone, which have no dots to lose. */
function findSmallCapitals(): string[] {
  const matches = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const element = text.parentElement;
    if (!element?.checkVisibility() || !text.data.trim() || element.closest("svg, code, [role=img]"))
      continue;
    const { fontFamily, fontSize, textTransform } = getComputedStyle(element);
    if (/^(?:"(?:Bricolage Text|Anek Name)"|system-ui)/.test(fontFamily) || textTransform === "uppercase")
      continue;
    if (Number.parseFloat(fontSize) < 24) matches.add(`“${text.data.trim().slice(0, 40)}” at ${fontSize}`);
  }
  return [...matches];
}
