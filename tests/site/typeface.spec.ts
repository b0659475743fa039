import type { Page } from "@playwright/test";
import { readHomePage } from "../../app/pages/home/home-page.server.ts";
import { parts } from "../../commands/machine.mjs";
import { lacks } from "../lacks.ts";
import { expect, hydrated, inTypeface, inWholeBrowser, onDesktopToo, test } from "./fixtures.ts";
import { lightUnderDots } from "./light-under-dots.ts";

test.skip(...lacks(parts.fonts));

test.use(inWholeBrowser);

/** Addresses of the typeface's cuts that the page asks for from here on. */
function cutsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) asked.push(request.url());
  });
  return asked;
}

/** Keeps what has such addresses on its way; answers what lets it come. */
async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

for (const [until, end] of [
  ["the first view is there", (_page: Page, bring: () => void) => bring()],
  ["the visitor touches a key", (page: Page) => page.keyboard.press("Shift")],
] as const)
  test(`the typeface leaves the line to the words and the first picture until ${until}`, async ({ page }) => {
    const asked = cutsAskedFor(page);
    const bring = await hold(page, /\/pictures\//);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(asked).toEqual([]);
    await end(page, bring);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    bring();
  });

test("who comes from another page of the site sees the typeface, which the browser has, at once", async ({
  page,
}) => {
  await page.goto("/About");
  await page.waitForLoadState("networkidle");
  const bring = await hold(page, /\/pictures\//);
  await page.evaluate(() => location.assign("/Contact"));
  await page.waitForURL("/Contact", { waitUntil: "domcontentloaded" });
  await inTypeface(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  bring();
});

test(
  "a small bold label keeps the dots of its i on a screen of one dot a pixel",
  onDesktopToo,
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await inTypeface(page);
    const main = page.getByRole("main");
    for (const { category } of readHomePage().blog.teasers) {
      const dots = await lightUnderDots(main.getByText(category, { exact: true }).last());
      expect(dots.length, category).toBeGreaterThan(0);
      for (const light of dots) expect(light, category).toBeGreaterThan(0.7);
    }
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is set in the typeface all the same", async ({ page }) => {
    const asked = cutsAskedFor(page);
    await page.goto("/About");
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});
