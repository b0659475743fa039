import { everyKindOfPage, unknownPath } from "../every-page.ts";
import { expect, inWholeBrowser, open, test } from "../site/fixtures.ts";

/** The phone that Lighthouse stands for. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
test.use({ ...inWholeBrowser, ...phone });

/** Kilobytes as they come over the wire, unscrolled. Why these: docs/performance.md. */
const budgets = { script: 8, islands: 88.5, typeface: 43, firstPicture: 28, all: 166 };

for (const path of everyKindOfPage.filter((path) => path !== unknownPath))
  test(`the first view of ${path} stays within its budget, and requests no typeface before it has loaded`, async ({
    page,
  }) => {
    const requests = new Map<string, { name: string; beforeLoad: boolean; bytes: number }>();
    let isLoaded = false;
    page.once("load", () => {
      isLoaded = true;
    });
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    client.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
      if (!url.startsWith("data:"))
        requests.set(requestId, { name: new URL(url).pathname, beforeLoad: !isLoaded, bytes: 0 });
    });
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await open(page, path);
    await page.waitForLoadState("networkidle");

    const answers = [...requests.values()];
    const kilobytes = (kind: RegExp) =>
      answers.filter(({ name }) => kind.test(name)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    expect(answers.filter(({ name }) => name.endsWith(".css"))).toEqual([]);
    expect(answers.filter(({ name, beforeLoad }) => beforeLoad && name.endsWith(".woff2"))).toEqual([]);
    const hydratedCount = await page.locator("astro-island:not([ssr])").count();
    expect(kilobytes(/\.js$/), "script").toBeLessThan(hydratedCount > 0 ? budgets.islands : budgets.script);
    expect(kilobytes(/\.woff2$/), "typeface").toBeLessThan(budgets.typeface);
    expect(kilobytes(/./), "in all").toBeLessThan(budgets.all);
    const first = page.locator('img[fetchpriority="high"]').first();
    if ((await first.count()) === 0) return;
    const imagePath = await first.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    const bytes = answers.find(({ name }) => name === imagePath)?.bytes ?? 0;
    expect(bytes / 1000, "first picture").toBeLessThan(budgets.firstPicture);
  });
