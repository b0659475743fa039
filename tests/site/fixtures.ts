import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type Request,
} from "@playwright/test";
import { desktop, wholeChromium } from "../chromium.ts";

export { expect };

/** A test that is left to `npm run test:deep`. */
export const deep = { tag: "@deep" };

type Fixtures = {
  /** Messages of the page's console, and addresses of other companies, that a test provokes on purpose. */
  expectedMessages: RegExp;
  quietPage: undefined;
};

/** Every test watches its page: an error, a warning or a request to another company that it didn't announce fails it. */
export const test = base.extend<Fixtures>({
  expectedMessages: [/^$/, { option: true }],
  quietPage: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (message.type() === "error" || message.type() === "warning") messages.push(message.text());
      };
      const hearError = (error: Error) => messages.push(String(error));
      const hearRequest = (request: Request) => {
        if (!/^(https?:\/\/(localhost|127\.0\.0\.1)[:/]|data:|blob:|about:)/.test(request.url()))
          messages.push(request.url());
      };
      page.on("console", hear).on("pageerror", hearError).on("request", hearRequest);
      await use(undefined);
      page.off("console", hear).off("pageerror", hearError).off("request", hearRequest);
      expect(messages.filter((text) => !expectedMessages.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A test whose outcome depends on the window's width runs on a desktop as well as on the phone. */
export function onDesktopToo(
  title: string,
  body: (fixtures: PlaywrightTestArgs & PlaywrightTestOptions) => Promise<void>,
): void {
  test(title, body);
  test.describe("on a desktop", () => {
    test.use(desktop);
    test(title, body);
  });
}

/**
 * For what the quick browser does in another way: frames before `load`, and pictures of more than fits the window. Pages
 * that were left are kept as for visitors, what Playwright switches off, since one brought back sends no events of its own.
 */
export const inWholeBrowser: Parameters<typeof test.use>[0] = {
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: wholeChromium,
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      }),
    { scope: "worker" },
  ],
};

/**
 * Waits until a part of the page listens: its island has been taken over by its script. Brings it into view, as islands far
 * away wait; given a page, waits for those that can be seen.
 */
export async function hydrated(part: Page | Locator): Promise<void> {
  if ("goto" in part) {
    await part.waitForFunction(() =>
      [...document.querySelectorAll("astro-island[ssr] > *")].every((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom <= 0 || top >= innerHeight;
      }),
    );
    return;
  }
  await part.first().evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(part.first().locator("xpath=ancestor-or-self::astro-island[@ssr]")).toHaveCount(0);
}

/** Goes to an address, and waits until what can be seen there listens. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until what lies below the first view is laid out, too: `app/layout/first-view.ts`. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute("data-first-view"));
  // On a phone a card is laid out only once it is near, and would move what was measured before.
  for (const card of await page.locator("article").all())
    await card.evaluate((element) => element.style.setProperty("content-visibility", "visible"));
}

/** Waits until the page is set in the typeface, which comes after its first view. */
export async function waitForTypeface(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => /^"?Bricolage Text"?$/.test(family) && status === "loaded",
    ),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Goes to an address, where no script arrives until the returned function is called. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  // The browser counts a page as loaded when its scripts are.
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  return resolve;
}

/** Sizes in points of the sheets that a page is printed on: of A4, `594 × 841`. */
export async function listSheets(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = pdf.matchAll(/\/MediaBox\s*\[0 0 (\d+)\S* (\d+)/g);
  return [...boxes].map(([, width, height]) => `${width} × ${height}`);
}

/** From here on time passes only when a test lets it. The clock has to be installed. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
