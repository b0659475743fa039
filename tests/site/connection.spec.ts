import type { Page } from "@playwright/test";
import { readShell } from "../../app/data/shell.server.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const { labels } = readShell().site;
const findWaiting = (page: Page) => page.getByText(labels.waiting);
const loading = (page: Page) => page.getByRole("banner").getByText(labels.loading);
const footLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

async function open(page: Page): Promise<void> {
  await page.goto("/Services");
  await hydrated(page);
}

/** The data and scripts of other pages that the page asks for from here on. */
function requestsForOthers(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(data|js)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** A finger is laid on every link of the footer, and on none of them pressed. */
async function touchAllLinks(page: Page): Promise<void> {
  const links = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");
  expect(await links.count()).toBeGreaterThan(10);
  await links.evaluateAll((elements) => {
    for (const link of elements) link.dispatchEvent(new Event("touchstart", { bubbles: true }));
  });
  await page.waitForLoadState("networkidle");
}

test.describe("without a network", () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test("a link says that it is waiting and opens by itself when the network is back, and so does Back", async ({
    page,
    context,
  }) => {
    await open(page);
    await context.setOffline(true);
    await footLink(page, "Contact").click();
    await expect(findWaiting(page)).toBeVisible();
    await expect(page).toHaveURL("/Services");
    await context.setOffline(false);
    await expect(page).toHaveURL(/contact$/i);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(findWaiting(page)).toHaveCount(0);
    const title = await page.title();
    await context.setOffline(true);
    await page.goBack();
    await expect(findWaiting(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page).not.toHaveTitle(title);
    await expect(page).toHaveURL("/Services");
  });

  test("another link followed in the meantime is the one that opens", async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await footLink(page, "Contact").click();
    await footLink(page, "About").click();
    await context.setOffline(false);
    await expect(page).toHaveURL("/About");
  });

  test("a page whose link was touched before opens anyway, without a request", async ({ page, context }) => {
    await open(page);
    const arrivals = [/\/about\.data$/i, /\/about-[^/]+\.js$/].map((url) => page.waitForResponse(url));
    await footLink(page, "About").dispatchEvent("touchstart");
    await Promise.all(arrivals.map(async (arrival) => (await arrival).finished()));
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    const requests = requestsForOthers(page);
    await footLink(page, "About").click();
    await expect(page).toHaveURL("/About");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(requests).toEqual([]);
  });
});

test.describe("after a new release", () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test("a link whose script is gone still works: the page is reloaded completely, once", async ({ page }) => {
    await page.route(/\/assets\/contact-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
    await open(page);
    await footLink(page, "Contact").click();
    await expect(page).toHaveURL(/contact$/i);
    await expect(page.getByRole("form")).toBeVisible();
  });
});

test("a slow link shows that it is loading", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/Contact\.data|contact-[^/]+\.js/i, async (route) => {
    await promise;
    await route.continue();
  });
  await open(page);
  await footLink(page, "Contact").click();
  await expect(loading(page)).toHaveCount(1);
  resolve();
  await expect(page).toHaveURL(/contact$/i);
  await expect(loading(page)).toHaveCount(0);
});

test("at most eight pages are prefetched, and none for visitors who save data", async ({ page }) => {
  await open(page);
  const requests = requestsForOthers(page);
  await touchAllLinks(page);
  expect(requests.filter((path) => path.endsWith(".data"))).toHaveLength(8);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await open(page);
  requests.length = 0;
  await touchAllLinks(page);
  expect(requests).toEqual([]);
});
