import { listPaths } from "../../app/data/paths.server.ts";
import { planPath } from "../../app/data/paths.ts";
import { readBoards } from "../../app/data/places/boards.server.ts";
import { everyKindOfPage, unknownPath } from "../every-page.ts";
import { expect, hydrated, inWholeBrowser, test } from "../site/fixtures.ts";

/** The phone that Lighthouse stands for. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
test.use({ ...inWholeBrowser, ...phone });

/** Kilobytes as they come over the wire, until the page listens, unscrolled. Why these: docs/performance.md. */
const budgets = { script: 125.75, style: 26, typeface: 43, firstPicture: 28, all: 254.75, plan: 0 };
/** The plan and its drawings come with the pages that lead to it; of that, `plan` are their own scripts. */
const withPlan = { ...budgets, script: 131, all: 264, plan: 14.6 };
const planPages = [planPath, ...listPaths("society", "sites"), ...readBoards().map(({ path }) => path)];
const planScripts = /\/(drawings|inventory|plan|board|society-branding|site-service)-[^/]+\.js$/;
/** The router's list of routes, the entry, the bundler's runtime, `react`, `site`, the root and the page; and two of its kind. */
const maxScripts = 9;

for (const path of everyKindOfPage.filter((path) => path !== unknownPath))
  test(`the first view of ${path} stays within its budget, and requests no script, style sheet or typeface before it has loaded`, async ({
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
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");

    const answers = [...requests.values()];
    const kilobytes = (kind: RegExp) =>
      answers.filter(({ name }) => kind.test(name)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const budget = planPages.includes(path) ? withPlan : budgets;
    const earlyResponses = answers.filter(
      ({ name, beforeLoad }) => beforeLoad && /\.(js|css|woff2)$/.test(name),
    );
    expect(earlyResponses).toEqual([]);
    expect(answers.filter(({ name }) => name.endsWith(".js")).length).toBeLessThanOrEqual(maxScripts);
    expect(kilobytes(planScripts), "the plan's own scripts").toBeLessThanOrEqual(budget.plan);
    expect(kilobytes(/\.js$/), "script").toBeLessThan(budget.script);
    expect(kilobytes(/\.css$/), "the whole site's sheet").toBeLessThan(budget.style);
    expect(kilobytes(/\.woff2$/), "typeface").toBeLessThan(budget.typeface);
    expect(kilobytes(/./), "in all").toBeLessThan(budget.all);
    const first = page.locator('img[fetchpriority="high"]').first();
    if ((await first.count()) === 0) return;
    const imagePath = await first.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    const bytes = answers.find(({ name }) => name === imagePath)?.bytes ?? 0;
    expect(bytes / 1000, "first picture").toBeLessThan(budget.firstPicture);
  });
