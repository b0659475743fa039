import { readPortfolio } from "../../app/pages/portfolio/portfolio.server.ts";
import { expect, hydrated, inWholeBrowser, test } from "./fixtures.ts";
import { alive, sliderOn } from "./slider-view.ts";

const { sliders, videos } = readPortfolio();

test.use({ ...inWholeBrowser, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test("nothing on the portfolio shifts while its sliders come to life", async ({ page }) => {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources, value } of list.getEntries() as Shift[]) {
        if (value < 0.0005) continue; // A line's words move by a hair when the typeface comes: nobody sees it.
        const inPage = sources.map(({ node }) => node?.parentElement?.closest("main section")?.id);
        if (inPage.some((id) => id !== undefined)) shifts.push(`${value} in ${inPage.join()}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/Portfolio");
  await hydrated(page);
  for (const label of [...sliders.map(({ title }) => title), videos.title])
    await alive(sliderOn(page, label));
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});
