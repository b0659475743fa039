import type { Page } from "@playwright/test";
import { readSite } from "../../app/data/site.server.ts";
import { parts } from "../../commands/machine.ts";
import { everyKindOfPage } from "../every-page.ts";
import { expect, hydrated, test, waitForTypeface, waitUntilLaidOut } from "../site/fixtures.ts";
import { illegibleWords } from "../site/illegible-words.ts";
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
