import type { Page } from "@playwright/test";
import { test as base } from "./fixtures.ts";

type Tabs = { open: (scripts: boolean) => Promise<Page> };

/**
 * For tests that read pages and change nothing there but the window's size and its media: they lead one tab from page to
 * page, as a renderer, its typeface and its compiled scripts cost as much as the page itself. Nothing moves by itself: what
 * moves is drawn anew all the while, also while other tests run. Each page finds the storage empty, as on a first visit. What an `addInitScript`, a `route` or a cookie would leave behind has no place here.
 */
export const test = base.extend<object, { tabs: Tabs }>({
  tabs: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, viewport, hasTouch, isMobile } = project.use;
      const open = async (javaScriptEnabled: boolean) => {
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
      };
      const tabs = new Map<boolean, Promise<Page>>();
      await use({
        open(scripts) {
          const tab = tabs.get(scripts) ?? open(scripts);
          tabs.set(scripts, tab);
          return tab;
        },
      });
      for (const tab of tabs.values()) await (await tab).context().close();
    },
    { scope: "worker" },
  ],
  page: async ({ tabs, javaScriptEnabled, viewport }, use) => {
    const tab = await tabs.open(javaScriptEnabled);
    if (viewport) await tab.setViewportSize(viewport);
    await tab.emulateMedia({ media: null, colorScheme: null, reducedMotion: "reduce" });
    await use(tab);
  },
});

/**
 * Opens a page, unless it is the one that the test before has read and left standing. Who leads the tab on by a link
 * may not end where another test begins: that would find a page that still passes into another.
 */
export async function visit(page: Page, path: string): Promise<void> {
  if (page.url() !== new URL(path, process.env.SITE_UNDER_TEST).href) await page.goto(path);
}
