import type { Browser, Page, TestInfo } from "@playwright/test";
import { test as base } from "./fixtures.ts";

/** Kept by the browser, which closes them: a fixture of their own would have Playwright start another worker for them. */
const tabs = new WeakMap<Browser, Map<boolean, Promise<Page>>>();

/**
 * For tests that read pages and change nothing there but the window's size and its media: they lead one tab from page to
 * page, as a renderer, its typeface and its compiled scripts cost as much as the page itself. Nothing moves by itself: what
 * moves is drawn anew all the while, also while other tests run. Each page finds the storage empty, as on a first visit. What an `addInitScript`, a `route` or a cookie would leave behind has no place here.
 */
export const test = base.extend({
  page: async ({ browser, javaScriptEnabled, viewport }, use, info) => {
    const tab = await tabOf(browser, javaScriptEnabled, info);
    if (viewport) await tab.setViewportSize(viewport);
    await tab.emulateMedia({ media: null, colorScheme: null, reducedMotion: "reduce" });
    await use(tab);
  },
});

function tabOf(browser: Browser, scripts: boolean, info: TestInfo): Promise<Page> {
  const here = tabs.get(browser) ?? new Map<boolean, Promise<Page>>();
  tabs.set(browser, here);
  const tab = here.get(scripts) ?? open(browser, scripts, info);
  here.set(scripts, tab);
  return tab;
}

async function open(browser: Browser, javaScriptEnabled: boolean, { project }: TestInfo): Promise<Page> {
  const { baseURL, locale, viewport, hasTouch, isMobile } = project.use;
  const context = await browser.newContext({
    javaScriptEnabled,
    ...(baseURL && { baseURL }),
    ...(locale && { locale }),
    ...(viewport && { viewport }),
    ...(hasTouch && { hasTouch }),
    ...(isMobile && { isMobile }),
  });
  await context.addInitScript(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });
  return context.newPage();
}

/**
 * Opens a page, unless it is the one that the test before has read and left standing. Who leads the tab on by a link
 * may not end where another test begins: that would find a page that still passes into another.
 */
export async function visit(page: Page, path: string): Promise<void> {
  if (page.url() !== new URL(path, process.env.SITE_UNDER_TEST).href) await page.goto(path);
}
