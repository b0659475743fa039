import { readShell } from "../../app/data/shell.server.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const { site } = readShell();
const contactLabel = "Contact";

test.describe("without a network", () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test("a link leaves the page as it is, says why, and leads on by itself when the network is back", async ({
    page,
    context,
  }) => {
    await page.goto("/Services");
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: contactLabel, exact: true }).click();
    await expect(page.getByText(site.labels.waiting)).toBeVisible();
    await expect(page).toHaveURL("/Services");
    await context.setOffline(false);
    await expect(page).toHaveURL(/contact$/i);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByText(site.labels.waiting)).toHaveCount(0);
  });

  test("Back waits for the page it leads to in the same way", async ({ page, context }) => {
    await page.goto("/Services");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: contactLabel, exact: true }).click();
    await expect(page).toHaveURL(/contact$/i);
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByText(site.labels.waiting)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/GET IN TOUCH/);
    await expect(page).toHaveURL("/Services");
  });

  test("another link that is followed in the meantime is the one that opens", async ({ page, context }) => {
    await page.goto("/Services");
    await hydrated(page);
    await context.setOffline(true);
    const foot = page.getByRole("contentinfo");
    await foot.getByRole("link", { name: contactLabel, exact: true }).click();
    await foot.getByRole("link", { name: "About", exact: true }).click();
    await context.setOffline(false);
    await expect(page).toHaveURL("/About");
  });
});

test.describe("after a new release", () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test("a link whose script is gone still arrives: the page is loaded whole, once", async ({ page }) => {
    await page.route(/\/assets\/contact-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/Services");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: contactLabel, exact: true }).click();
    await expect(page).toHaveURL(/contact$/i);
    await expect(page.getByRole("form")).toBeVisible();
  });
});

test("a link that is long in coming is seen to be under way", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/Contact\.data|contact-[^/]+\.js/i, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/Services");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: contactLabel, exact: true }).click();
  await expect(page.getByRole("banner").getByText(site.labels.loading)).toHaveCount(1);
  resolve();
  await expect(page).toHaveURL(/contact$/i);
  await expect(page.getByRole("banner").getByText(site.labels.loading)).toHaveCount(0);
});
