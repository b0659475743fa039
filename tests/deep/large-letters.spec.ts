import type { Page } from "@playwright/test";
import { readSite } from "../../app/data/site.server.ts";
import { parts } from "../../commands/machine.ts";
import { everyKindOfPage } from "../every-page.ts";
import { lacks } from "../lacks.ts";
import { expect, hydrated, inTypeface, test } from "../site/fixtures.ts";

const { labels } = readSite();
const widths = [320, 1280];

/** The quick browser's own settings, and letters of 32 px, twice what browsers come with: a later switch replaces an earlier one. */
const settings =
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32";

test.skip(...lacks(parts.fonts));

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
  await inTypeface(page);
}

for (const path of everyKindOfPage)
  test(`${path} can be read with text at 200 %: nothing overflows, is cut off or overlaps`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    const wrong: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      for (const words of await page.evaluate(illegibleWords)) wrong.push(`${width} px: ${words}`);
      await expect(page.getByRole("button", { name: labels.openMenu })).toBeInViewport({ ratio: 1 });
    }
    expect(wrong).toEqual([]);
  });

test("with text at 200 % the menu can be read and scrolled to its end", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, "/About");
  await page.getByRole("button", { name: labels.openMenu }).click();
  const sheet = page.locator(":popover-open");
  await expect(sheet.getByRole("button", { name: labels.closeMenu })).toBeInViewport({ ratio: 1 });
  await sheet.locator("summary").click();
  const last = sheet.getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(illegibleWords)).toEqual([]);
});

/** Runs in the page: which words leave the window or the board they stand on, are cut by a box, or lie on other words. */
function illegibleWords(): string[] {
  const wrong: string[] = [];
  const room = document.documentElement;
  if (room.scrollWidth > innerWidth) wrong.push(`the page is ${room.scrollWidth} px wide`);
  const lines: { element: Element; words: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const element = text.parentElement;
    if (!element || !text.data.trim() || notForReading(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = `“${text.data.trim().slice(0, 40)}”`;
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      lines.push({ element, words, box });
      const holder = cutter(element, box);
      if (holder) wrong.push(`${words} is cut by ${holder.tagName.toLowerCase()}.${holder.className}`);
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [at, { element, words, box }] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      if (other.box.top > box.bottom) break;
      if (!other.element.contains(element) && !element.contains(other.element) && onEachOther(box, other.box))
        wrong.push(`${words} lies on ${other.words}`);
    }
  return [...new Set(wrong)];

  /** What is hidden, floats over the page by design, or moves through a slider's window. */
  function notForReading(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    if (element.closest("noscript, [aria-roledescription=carousel]")) return true;
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { position, clipPath } = getComputedStyle(one);
      if (one.clientWidth === 1 || clipPath !== "none") return true;
      if ((position === "fixed" || position === "sticky") && !one.matches(":popover-open")) return true;
    }
    return false;
  }
  function cutter(element: Element, { left, right, top, bottom }: DOMRect): Element | undefined {
    const slack = (bottom - top) / 4;
    let onBoard = false;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, display, backgroundColor } = getComputedStyle(one);
      if (display === "inline" || display === "contents") continue;
      const hold = one.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && (left < hold.left - 1 || right > hold.right + 1)) return one;
      if (/hidden|clip/.test(overflowY) && (top + slack < hold.top || bottom - slack > hold.bottom))
        return one;
      if (/auto|scroll/.test(overflowX + overflowY)) return;
      if (!onBoard && backgroundColor !== "rgba(0, 0, 0, 0)") {
        if (left < hold.left - 1 || right > hold.right + 1) return one;
        onBoard = true;
      }
    }
    return left < -1 || right > innerWidth + 1 ? room : undefined;
  }
  /** Boxes of lines are taller than their letters. */
  function onEachOther(one: DOMRect, other: DOMRect): boolean {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 2 && high > Math.min(one.height, other.height) * 0.45;
  }
}
