import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

/** What the page asks for of other pages from here on: their data and scripts. */
function askedOfOthers(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.(data|js)$/.test(new URL(request.url()).pathname)) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** A finger is laid on every link of the footer, and on none of them pressed. */
async function touchAll(page: Page): Promise<void> {
  const links = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");
  expect(await links.count()).toBeGreaterThan(10);
  await links.evaluateAll((all) => {
    for (const link of all) link.dispatchEvent(new Event("touchstart", { bubbles: true }));
  });
  await page.waitForLoadState("networkidle");
}

test.describe("when the network fails after a link was touched", () => {
  // The page's pictures stay away.
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

  test("its page opens all the same and asks for nothing: it was there before the press", async ({
    page,
    context,
  }) => {
    await page.goto("/Services");
    await hydrated(page);
    const about = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
    const data = page.waitForResponse(/\/about\.data$/i);
    const script = page.waitForResponse(/\/about-[^/]+\.js$/);
    await about.dispatchEvent("touchstart");
    await Promise.all([data, script].map(async (one) => (await one).finished()));
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    const asked = askedOfOthers(page);
    await about.click();
    await expect(page).toHaveURL(/\/about$/i);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(asked).toEqual([]);
  });
});

test("of pages that nobody opens, eight at most are fetched ahead", async ({ page }) => {
  await page.goto("/Services");
  await hydrated(page);
  const asked = askedOfOthers(page);
  await touchAll(page);
  expect(asked.filter((name) => name.endsWith(".data"))).toHaveLength(8);
});

test("nothing is fetched ahead for those who save data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/Services");
  await hydrated(page);
  const asked = askedOfOthers(page);
  await touchAll(page);
  expect(asked).toEqual([]);
});
