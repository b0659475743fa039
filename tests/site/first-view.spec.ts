import type { Page } from "@playwright/test";
import { expect, hydrated, inWholeBrowser, test } from "./fixtures.ts";

test.use(inWholeBrowser);

const script = /\/assets\/[^/]+\.js$/;
const typeface = /\.woff2$/;
const pictures = /\/pictures\//;

/** Paths of that kind that the page asks for from here on. */
function requestsFor(page: Page, kind: RegExp): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (kind.test(pathname)) paths.push(pathname);
  });
  return paths;
}

test("a page is complete before any of its scripts is requested; then the whole site's styles replace its own", async ({
  page,
}) => {
  const scripts = requestsFor(page, script);
  let countAtLoad = -1;
  page.once("load", () => {
    countAtLoad = scripts.length;
  });
  await page.goto("/");
  await hydrated(page);
  expect(countAtLoad).toBe(0);
  await expect(page.locator("link[rel=stylesheet]:not([disabled])")).toHaveCount(1);
  await expect(page.locator("style[data-own]")).toHaveCount(0);
});

test("a visitor's first touch loads scripts and typeface at once, before the page has loaded; until then only the text and the first picture use the connection", async ({
  page,
}) => {
  const requests = requestsFor(page, /\.(js|woff2)$/);
  // A picture that doesn’t come keeps `load` from happening.
  await page.route(pictures, () => undefined);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(requests).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(() => requests.some((path) => typeface.test(path))).toBe(true);
  await hydrated(page);
});

for (const [trigger, give] of [
  ["scrolls", (page: Page) => page.mouse.wheel(0, 10)],
  ["prints", (page: Page) => page.emulateMedia({ media: "print" }).then(() => page.pdf())],
] as const)
  test(`pictures further down stay empty until the visitor ${trigger}`, async ({ page }) => {
    const requests = requestsFor(page, pictures);
    await page.goto("/Designing-Services-in-Raipur");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const lazy = page.getByRole("main").locator("picture > img[loading=lazy]").filter({ visible: true });
    const namesBelow = await lazy.evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top > innerHeight * 1.25)
        .map((image) => new URL((image as HTMLImageElement).src).pathname.replace(/-\d+\.webp$/, "")),
    );
    expect(namesBelow.length).toBeGreaterThan(2);
    const areRequested = () => requests.some((path) => namesBelow.some((name) => path.startsWith(name)));
    expect(areRequested()).toBe(false);
    const { height } = (await lazy.last().boundingBox()) ?? { height: 0 };
    await give(page);
    await expect.poll(areRequested).toBe(true);
    await page.emulateMedia({ media: "screen" });
    expect((await lazy.last().boundingBox())?.height).toBe(height);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is set in the typeface as well", async ({ page }) => {
    const cuts = requestsFor(page, typeface);
    await page.goto("/About");
    await expect.poll(() => cuts.length).toBeGreaterThan(0);
  });
});
