import type { Page } from "@playwright/test";
import { readSite } from "../../app/data/site.server.ts";
import { parts } from "../../commands/machine.ts";
import { everyKindOfPage } from "../every-page.ts";
import { expect, hydrated, test, waitForTypeface, waitUntilLaidOut } from "../site/fixtures.ts";
import { skipUnlessInstalled } from "../skip-unless-installed.ts";

const { labels } = readSite();
const widths = [320, 1280];

/** The quick browser's own settings, and letters of 32 px, twice what browsers come with: a later switch replaces an earlier one. */
const settings =
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32";

test.skip(...skipUnlessInstalled(parts.fonts));

test.use({
  expectedMessages: /404 \(Not Found\)/,
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--blink-settings=${settings}`] }),
    { scope: "worker" },
  ],
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await waitForTypeface(page);
  await waitUntilLaidOut(page);
}

for (const path of everyKindOfPage)
  test(`${path} can be read with text at 200 %: nothing overflows, is cut off or overlaps`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    const problems: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      for (const words of await page.evaluate(illegibleWords)) problems.push(`${width} px: ${words}`);
      await expect(page.getByRole("button", { name: labels.openMenu })).toBeInViewport({ ratio: 1 });
    }
    expect(problems).toEqual([]);
  });

test("with text at 200 % the menu can be read and scrolled to its end", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, "/About");
  await page.getByRole("button", { name: labels.openMenu }).click();
  const sheet = page.locator(":popover-open");
  await expect(sheet.getByRole("button", { name: labels.closeMenu })).toBeInViewport({ ratio: 1 });
  await sheet.locator("summary").click();
  const lastLink = sheet.getByRole("link").last();
  await lastLink.scrollIntoViewIfNeeded();
  await expect(lastLink).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(illegibleWords)).toEqual([]);
});

/** Runs in the page: which words leave the window or the board they stand on, are cut by a box, or lie on other words. */
function illegibleWords(): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) problems.push(`the page is ${root.scrollWidth} px wide`);
  const lines: { element: Element; words: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const element = text.parentElement;
    if (!element || !text.data.trim() || isDecorative(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = `“${text.data.trim().slice(0, 40)}”`;
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      lines.push({ element, words, box });
      const holder = findClipper(element, box);
      if (holder) problems.push(`${words} is cut by ${holder.tagName.toLowerCase()}.${holder.className}`);
    }
  }
  lines.sort((first, second) => first.box.top - second.box.top);
  for (const [index, { element, words, box }] of lines.entries())
    for (const lower of lines.slice(index + 1)) {
      if (lower.box.top > box.bottom) break;
      if (
        !lower.element.contains(element) &&
        !element.contains(lower.element) &&
        areOverlapping(box, lower.box)
      )
        problems.push(`${words} lies on ${lower.words}`);
    }
  return [...new Set(problems)];

  /** What is hidden, also by an open sheet, floats over the page by design, or moves through a slider's window. */
  function isDecorative(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    const sheet = document.querySelector(":popover-open");
    if (element.closest("noscript, [aria-roledescription=carousel]") || sheet?.contains(element) === false)
      return true;
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== sheet;
      ancestor = ancestor.parentElement
    ) {
      const { position, clipPath } = getComputedStyle(ancestor);
      if (ancestor.clientWidth === 1 || clipPath !== "none") return true;
      if (position === "fixed" || position === "sticky") return true;
    }
    return false;
  }
  function findClipper(element: Element, { left, right, top, bottom }: DOMRect): Element | undefined {
    const slack = (bottom - top) / 4;
    let isOnBoard = false;
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY, display, backgroundColor } = getComputedStyle(ancestor);
      if (display === "inline" || display === "contents") continue;
      const hold = ancestor.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && (left < hold.left - 1 || right > hold.right + 1)) return ancestor;
      if (/hidden|clip/.test(overflowY) && (top + slack < hold.top || bottom - slack > hold.bottom))
        return ancestor;
      if (/auto|scroll/.test(overflowX + overflowY)) return;
      if (!isOnBoard && backgroundColor !== "rgba(0, 0, 0, 0)") {
        if (left < hold.left - 1 || right > hold.right + 1) return ancestor;
        isOnBoard = true;
      }
    }
    return left < -1 || right > innerWidth + 1 ? root : undefined;
  }
  /** Boxes of lines are taller than their letters. */
  function areOverlapping(first: DOMRect, second: DOMRect): boolean {
    const overlapWidth = Math.min(first.right, second.right) - Math.max(first.left, second.left);
    const overlapHeight = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
    return overlapWidth > 2 && overlapHeight > Math.min(first.height, second.height) * 0.45;
  }
}
