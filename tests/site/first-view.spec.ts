import type { Page } from "@playwright/test";
import { deep, expect, inWholeBrowser, test } from "./fixtures.ts";

test.use(inWholeBrowser);

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

test(
  "a visitor's first touch loads the typeface at once, before the page has loaded; until then text and first picture have the connection to themselves",
  deep,
  async ({ page }) => {
    const fonts = requestsFor(page, typeface);
    // A picture that doesn’t come keeps `load` from happening.
    await page.route(pictures, () => undefined);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(fonts).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
  },
);

for (const [trigger, give] of [
  ["scrolls", (page: Page) => page.mouse.wheel(0, 10)],
  ["prints", (page: Page) => page.emulateMedia({ media: "print" }).then(() => page.pdf())],
] as const)
  test(`pictures further down stay empty until the visitor ${trigger}`, deep, async ({ page }) => {
    const requests = requestsFor(page, pictures);
    await page.goto("/Designing-Services-in-Raipur");
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
    expect((await lazy.last().boundingBox())?.height).toBeCloseTo(height, 0);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is set in the typeface as well", deep, async ({ page }) => {
    const cuts = requestsFor(page, typeface);
    await page.goto("/About");
    await expect.poll(() => cuts.length).toBeGreaterThan(0);
  });
});
