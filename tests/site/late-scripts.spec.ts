import type { Page } from "@playwright/test";
import { anyWidth, expect, hydrated, inWholeBrowser, test } from "./fixtures.ts";

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

test("a page is there, whole, before any of its scripts is asked for", anyWidth, async ({ page }) => {
  const asked = scriptsOf(page);
  let atLoad = -1;
  page.once("load", () => {
    atLoad = asked.length;
  });
  await page.goto("/");
  await hydrated(page);
  expect(atLoad).toBe(0);
  expect(asked.length).toBeLessThanOrEqual(6);
});

test(
  "what waits for the first view is there after it: the manifest, and the rules of all states among the page's own",
  anyWidth,
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await expect(page.locator("link[rel=manifest]")).toHaveCount(1);
    await expect(page.locator("link[rel=stylesheet][disabled]")).toHaveCount(1);
    const rules = await page.evaluate(() => {
      const own = document.querySelector<HTMLStyleElement>("style[data-own]");
      const built = new CSSStyleSheet();
      built.replaceSync(own?.textContent ?? "");
      const count = ({ cssRules }: { cssRules: CSSRuleList }): number =>
        [...cssRules].reduce(
          (sum, rule) => sum + 1 + ("cssRules" in rule ? count(rule as CSSGroupingRule) : 0),
          0,
        );
      return { built: count(built), now: own?.sheet ? count(own.sheet) : 0 };
    });
    expect(rules.now).toBeGreaterThan(rules.built);
  },
);

for (const sign of ["it has loaded and listens", "the visitor scrolls"])
  test(`what lies below the first view leaves it the line until ${sign}`, anyWidth, async ({ page }) => {
    let bring: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      bring = done;
    });
    await page.route(/\/pictures\//, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.goto("/Print-Media-in-Raipur", { waitUntil: "domcontentloaded" });
    const last = page.getByRole("main").locator("> section").last();
    await expect(last).toHaveCSS("content-visibility", "hidden");
    const { height } = (await last.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(100);
    if (sign !== "the visitor scrolls") bring();
    else await page.evaluate(() => scrollTo(0, 10));
    await expect(last).toHaveCSS("content-visibility", "auto");
  });

for (const [sign, where, give] of [
  ["scrolls", {}, (page: Page) => page.mouse.wheel(0, 10)],
  ["touches a key", anyWidth, (page: Page) => page.keyboard.press("Shift")],
  ["prints", anyWidth, (page: Page) => page.emulateMedia({ media: "print" }).then(() => page.pdf())],
] as const)
  test(`pictures further down keep their places empty until the visitor ${sign}`, where, async ({ page }) => {
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

test(
  "a visitor's first touch brings the scripts at once, before the page has loaded",
  anyWidth,
  async ({ page }) => {
    // A picture that doesn't come keeps `load` from happening.
    await page.route(/\/pictures\//, () => undefined);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const asked = page.waitForRequest(script);
    await page.keyboard.press("Tab");
    await asked;
    await hydrated(page);
  },
);
