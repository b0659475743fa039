import type { Page } from "@playwright/test";
import { parts } from "../../commands/machine.ts";
import { everyKindOfPage } from "../every-page.ts";
import { expect, test, waitForTypeface } from "../site/fixtures.ts";
import { skipUnlessInstalled } from "../skip-unless-installed.ts";

test.skip(...skipUnlessInstalled(parts.fonts));

test.use({ expectedMessages: /404 \(Not Found\)/ });

declare global {
  var shifts: { value: number; told: string }[];
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  for (const path of [...everyKindOfPage, "/hi"])
    test(`${path} hardly moves when its typeface comes late, and doesn't jump while it is read to the end, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(collectShifts);
      await typefaceAfterFirstPaint(page, path);
      await page.evaluate(readPage, { toFoot: false });
      const earlyShifts = await page.evaluate(() => shifts.splice(0));
      const sum = earlyShifts.reduce((before, { value }) => before + value, 0);
      expect(sum, earlyShifts.map(({ told }) => told).join("\n")).toBeLessThan(0.01);
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      await page.mouse.wheel(0, 10);
      await page.evaluate(readPage, { toFoot: true });
      expect(await page.evaluate(() => shifts.map(({ told }) => told))).toEqual([]);
    });

/** Opens the page; its typeface comes once it has been painted in the fonts that stand in for it. */
async function typefaceAfterFirstPaint(page: Page, path: string): Promise<void> {
  const { promise: painted, resolve: paint } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  paint();
  await page.waitForLoadState();
  await waitForTypeface(page);
}

/**
 * Runs before the page: writes down every shift that no visitor's hand caused, with what moved. A busy machine paints a page
 * of which only half has been read; what moves until the frame that shows all of it isn't the typeface's doing. Hindi stays
 * in one font of the machine's: where none has its letters, they are boxes, as wide as the font at hand makes them.
 */
function collectShifts(): void {
  globalThis.shifts = [];
  const hindi = new CSSStyleSheet();
  hindi.replaceSync(":lang(hi) { font-family: sans-serif !important }");
  document.adoptedStyleSheets.push(hindi);
  let fullHeight = Number.POSITIVE_INFINITY;
  addEventListener("DOMContentLoaded", () =>
    requestAnimationFrame(() => {
      fullHeight = performance.now();
    }),
  );
  type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
      // Words of a line that move by a hair when the typeface comes: nobody sees it.
      if (startTime <= fullHeight || value < 0.0005) continue;
      const nodes = sources.map(({ node }) => `${node?.nodeName}.${node?.className ?? ""}`);
      shifts.push({ value, told: `${value.toFixed(5)}: ${nodes.join(", ")}` });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Waits until what is in sight is loaded and drawn; on the way to the foot, at each window's height. */
async function readPage({ toFoot }: { toFoot: boolean }): Promise<void> {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  // A slider's pictures beyond its window aren't loaded: only an observer knows which are.
  const listVisibleImages = () =>
    new Promise<HTMLImageElement[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries.flatMap((entry) => (entry.isIntersecting ? [entry.target as HTMLImageElement] : [])));
      });
      if (document.images.length === 0) resolve([]);
      for (const image of document.images) observer.observe(image);
    });
  let before: number;
  do {
    before = scrollY;
    if (toFoot) scrollBy({ top: innerHeight * 0.95, behavior: "instant" });
    await frames(2);
    await Promise.all((await listVisibleImages()).map((image) => image.decode().catch(() => undefined)));
    await frames(2);
  } while (scrollY > before);
  await frames(6);
}
