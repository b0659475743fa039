import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, hydrated, inWholeBrowser, test } from "./fixtures.ts";

test.use(inWholeBrowser);

const script = /\/assets\/[^/]+\.js$/;

/** Addresses of the scripts that the page asks for from here on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (script.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test("a page is there, whole, before any of its scripts is asked for", async ({ page }) => {
  const asked = scriptsOf(page);
  let atLoad = -1;
  page.once("load", () => {
    atLoad = asked.length;
  });
  await page.goto("/");
  await hydrated(page);
  expect(atLoad).toBe(0);
  expect(asked.length).toBeLessThanOrEqual(9);
});

test("the whole site's styles take the place of the page's own once it has been seen", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("link[rel=stylesheet]:not([disabled])")).toHaveCount(1);
  await expect(page.locator("style[data-own]")).toHaveCount(0);
});

for (const path of ["/", "/Society-Branding-in-Raipur", "/Blog/SEO-Optimization"])
  test(`a photograph of the whole of ${path}, which nobody has scrolled, shows each of its sections`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const sections = await page.locator("main > *, body > footer").evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return width > 2 && height > 2 ? [{ left, top: top + scrollY, width, height }] : [];
      }),
    );
    const photograph = sharp(await page.screenshot({ fullPage: true, scale: "css" }));
    for (const [index, { left, top, width, height }] of sections.entries()) {
      const [x, y] = [Math.ceil(left), Math.ceil(top)];
      const part = { left: x, top: y, width: Math.floor(width) - 1, height: Math.floor(height) - 1 };
      const { channels } = await sharp(await photograph.clone().extract(part).png().toBuffer()).stats();
      expect(
        Math.max(...channels.map(({ stdev }) => stdev)),
        `section ${index + 1} at ${top} px`,
      ).toBeGreaterThan(5);
    }
  });

for (const [sign, give] of [
  ["scrolls", (page: Page) => page.mouse.wheel(0, 10)],
  ["touches a key", (page: Page) => page.keyboard.press("Shift")],
  ["prints", (page: Page) => page.emulateMedia({ media: "print" }).then(() => page.pdf())],
] as const)
  test(`pictures further down keep their places empty until the visitor ${sign}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/Outdoor-Advertising-in-Raipur");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const pictures = page.getByRole("main").locator("picture > img[loading=lazy]");
    const below = await pictures.evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().top > innerHeight * 1.25)
        .map((one) => new URL((one as HTMLImageElement).src).pathname.replace(/-\d+\.webp$/, "")),
    );
    expect(below.length).toBeGreaterThan(2);
    expect(asked.filter((path) => below.some((name) => path.startsWith(name)))).toEqual([]);
    const { height } = (await pictures.last().boundingBox()) ?? { height: 0 };
    await give(page);
    await expect.poll(() => asked.some((path) => below.some((name) => path.startsWith(name)))).toBe(true);
    await page.emulateMedia({ media: "screen" });
    expect((await pictures.last().boundingBox())?.height).toBe(height);
  });

test("a visitor's first touch brings the scripts at once, before the page has loaded", async ({ page }) => {
  // A picture that doesn't come keeps `load` from happening.
  await page.route(/\/pictures\//, () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const asked = page.waitForRequest(script);
  await page.keyboard.press("Tab");
  await asked;
  await hydrated(page);
});
