import { readShell } from "../../app/data/shell.server.ts";
import { readPortfolio } from "../../app/pages/portfolio/portfolio.server.ts";
import { expect, holdScripts, hydrated, onDesktopToo, test } from "./fixtures.ts";

const { site } = readShell();
const [room] = readPortfolio().sliders;
const script = /\/assets\/[^/]+\.js$/;

test.describe("With the scripts held back", () => {
  test("links lead on", async ({ page }) => {
    await holdScripts(page);
    await page.goto("/Contact");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
    await expect(page).toHaveURL(/\/about$/i);
  });

  test("the menu opens and closes", onDesktopToo, async ({ page, isMobile }) => {
    await holdScripts(page);
    await page.goto("/About");
    const menu = isMobile
      ? page.getByRole("button", { name: site.labels.openMenu })
      : page.getByRole("banner").getByRole("button").first();
    await menu.click();
    await expect(page.locator(":popover-open")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toBeHidden();
  });

  test("a press on a button that needs them is carried out once they come, and once only", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/Portfolio");
    const pause = page.getByRole("button", { name: `${site.labels.pause}: ${room?.title}` });
    await pause.click();
    await pause.click();
    release();
    await hydrated(page);
    await expect(page.getByRole("button", { name: `${site.labels.play}: ${room?.title}` })).toBeVisible();
  });
});

test.describe("Where scripts or styles fail to load", () => {
  test.use({ expectedMessages: /Failed to load resource|net::ERR_FAILED/ });

  for (const [what, address] of [
    ["scripts", script],
    ["styles", /\/assets\/style-[^/]+\.css$/],
  ] as const)
    test(`without the ${what} the page reads and leads on as without script`, async ({ page }) => {
      await page.route(address, (route) => route.abort());
      const failed = page.waitForEvent("requestfailed", (request) => address.test(request.url()));
      await page.goto("/About");
      await page.keyboard.press("Tab");
      await failed;
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).first().click();
      await expect(page).toHaveURL(/\/Blog$/);
    });
});

test.describe("Where a script has been changed on its way", () => {
  test.use({ expectedMessages: /integrity|Failed to (load|fetch)/i });

  test("the browser runs nothing of it, and the page reads as without script", async ({ page }) => {
    await page.route(/\/assets\/site-[^/]+\.js$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `window.foreign = true;${await answer.text()}` });
    });
    const refused = page.waitForEvent("console", (message) => message.text().includes("integrity"));
    await page.goto("/About");
    await page.keyboard.press("Tab");
    await refused;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => "foreign" in window)).toBe(false);
    expect(await page.locator("html").getAttribute("data-hydrated")).toBeNull();
  });
});

test("a page without requestIdleCallback and scheduler.yield comes to life all the same", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "requestIdleCallback");
    Reflect.deleteProperty(window, "scheduler");
  });
  await page.goto("/");
  await hydrated(page);
});
