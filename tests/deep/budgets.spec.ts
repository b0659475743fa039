import type { Page } from "@playwright/test";
import { readPaths } from "../../app/data/paths.server.ts";
import { planPath } from "../../app/data/paths.ts";
import { readBoards } from "../../app/pages/services/places/boards.server.ts";
import { everyKindOfPage, nowhere } from "../every-page.ts";
import { expect, hydrated, inWholeBrowser, test } from "../site/fixtures.ts";

const { sitePaths, societyPath } = readPaths();

/** The phone that Lighthouse stands for. */
test.use({
  ...inWholeBrowser,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

/** Kilobytes as they come over the wire, until the page listens, unscrolled. Why these: docs/performance.md. */
const most = { script: 125, style: 26, typeface: 43, firstPicture: 28, all: 254 };
/** The plan and its drawings come with the pages that lead to it. */
const withPlan = { ...most, script: 129, all: 264 };
const boardPaths = readBoards().map(({ path }) => path);
const planned = [planPath, societyPath, ...sitePaths, ...boardPaths];
/** What the plan, the inventories and their drawings may weigh by themselves, compressed, and what their scripts are called. */
const mostOfPlan = 13;
const ofPlan = /\/(drawings|inventory|plan|board|society-branding|site-service)-[^/]+\.js$/;
/** The router's list of routes, the entry, the bundler's runtime, `react`, `site`, the root and the page; and two of its kind. */
const mostScripts = 9;

for (const path of everyKindOfPage.filter((one) => one !== nowhere))
  test(`the first view of ${path} stays within its bytes, and asks for no script, sheet or typeface before it has loaded`, async ({
    page,
  }) => {
    const answers = await answersOf(page, path);
    const kilobytes = (kind: RegExp) =>
      answers.filter(({ name }) => kind.test(name)).reduce((all, { bytes }) => all + bytes, 0) / 1000;
    const scripts = answers.filter(({ name }) => name.endsWith(".js"));
    const budget = planned.includes(path) ? withPlan : most;
    expect(answers.filter(({ name, beforeLoad }) => beforeLoad && /\.(js|css|woff2)$/.test(name))).toEqual(
      [],
    );
    expect(scripts.length).toBeLessThanOrEqual(mostScripts);
    const { plan, asked } = await weighed(page, ofPlan);
    expect(plan, `the plan's own script: ${asked}`).toBeLessThan(mostOfPlan);
    expect(asked > 0, "it comes on the plan's pages alone").toBe(planned.includes(path));
    expect(kilobytes(/\.js$/), "script").toBeLessThan(budget.script);
    expect(kilobytes(/\.css$/), "the whole site's sheet").toBeLessThan(budget.style);
    expect(kilobytes(/\.woff2$/), "typeface").toBeLessThan(budget.typeface);
    expect(kilobytes(/./), "in all").toBeLessThan(budget.all);
    const first = page.locator('img[fetchpriority="high"]');
    if ((await first.count()) > 0) {
      const shown = await first
        .first()
        .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      const picture = answers.find(({ name }) => name === shown);
      expect((picture?.bytes ?? 0) / 1000, "first picture").toBeLessThan(budget.firstPicture);
    }
  });

/** The bodies of what a page has asked for under such names, in kilobytes, and how many they are. */
async function weighed(page: Page, names: RegExp) {
  const all = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }),
    ),
  );
  const plan = all.filter(({ name }) => names.test(name));
  // A module that was fetched ahead and then imported stands there twice.
  const once = new Map(plan.map(({ name, bytes }) => [name, bytes]));
  return { plan: [...once.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000, asked: once.size };
}

async function answersOf(page: Page, path: string) {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const names = new Map<string, { name: string; beforeLoad: boolean }>();
  const answers: { name: string; bytes: number; beforeLoad: boolean }[] = [];
  let loaded = false;
  client.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol !== "data:") names.set(requestId, { name: pathname, beforeLoad: !loaded });
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = names.get(requestId);
    if (known) answers.push({ ...known, bytes: encodedDataLength });
  });
  page.once("load", () => {
    loaded = true;
  });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return answers;
}
