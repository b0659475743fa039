import type { Page } from "@playwright/test";
import { readShell } from "../../app/data/shell.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { readPortfolio } from "../../app/pages/portfolio/portfolio.server.ts";
import { expect, holdScripts, hydrated, onDesktopToo, test } from "./fixtures.ts";

const { error, site } = readShell();
const { form } = readContactPage();
const [slider] = readPortfolio().sliders;
const script = /\/assets\/[^/]+\.js$/;

const footLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test.describe("While the scripts are delayed", () => {
  test("links work, and the menu opens and closes", onDesktopToo, async ({ page, isMobile }) => {
    await holdScripts(page);
    await page.goto("/About");
    const menu = isMobile
      ? page.getByRole("button", { name: site.labels.openMenu })
      : page.getByRole("banner").getByRole("button").first();
    await menu.click();
    await expect(page.locator(":popover-open")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toBeHidden();
    await footLink(page, "Blog").click();
    await expect(page).toHaveURL("/Blog");
  });

  test("a press on a button that needs them takes effect once they arrive, and only once", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/Portfolio");
    const pause = page.getByRole("button", { name: `${site.labels.pause}: ${slider?.title}` });
    await pause.click();
    await pause.click();
    release();
    await hydrated(page);
    await expect(page.getByRole("button", { name: `${site.labels.play}: ${slider?.title}` })).toBeVisible();
  });
});

test.describe("Where scripts or styles fail to load", () => {
  test.use({ expectedMessages: /Failed to load resource|net::ERR_FAILED/ });

  for (const [files, address] of [
    ["scripts", script],
    ["styles", /\/assets\/style-[^/]+\.css$/],
  ] as const)
    test(`without the ${files} the page can be read and left as without script`, async ({ page }) => {
      await page.route(address, (route) => route.abort());
      const failure = page.waitForEvent("requestfailed", (request) => address.test(request.url()));
      await page.goto("/About");
      await page.keyboard.press("Tab");
      await failure;
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await footLink(page, "Blog").click();
      await expect(page).toHaveURL("/Blog");
    });
});

test.describe("Where a script has been tampered with on its way", () => {
  test.use({ expectedMessages: /integrity|Failed to (load|fetch)/i });

  test("the browser runs none of it, and the page can be read as without script", async ({ page }) => {
    await page.route(/\/assets\/site-[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response: response, body: `window.foreign = true;${await response.text()}` });
    });
    const refusal = page.waitForEvent("console", (message) => message.text().includes("integrity"));
    await page.goto("/About");
    await page.keyboard.press("Tab");
    await refusal;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => "foreign" in window)).toBe(false);
    expect(await page.locator("html").getAttribute("data-hydrated")).toBeNull();
  });
});

test.describe("When the scripts fail while taking over the page", () => {
  test.use({ expectedMessages: /./ });

  test("the failure is reported, the page stays as it was built, and its form is sent by the browser", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        if (query.includes("64rem")) throw new RangeError("no such query");
        return matchMedia(query);
      };
    });
    const reporting = page.waitForRequest(/\/api\/error$/);
    const posting = page.waitForRequest((request) => /submit/.test(request.url()));
    await page.goto("/Contact");
    expect((await reporting).postDataJSON()).toMatchObject({
      kind: "hydration",
      path: "/Contact",
      name: "RangeError",
    });
    await expect(page.getByRole("heading", { name: error.title })).toHaveCount(0);
    await page.getByLabel(form.fields.name.label, { exact: true }).fill("Asha Verma");
    await page.getByLabel(form.fields.phone.label, { exact: true }).fill("00000 00001");
    await page.getByLabel(form.fields.service.label, { exact: true }).selectOption("Print Media");
    await page.getByLabel(form.fields.message.label, { exact: true }).fill("A quarter page");
    await page.getByRole("button", { name: form.button }).click();
    expect((await posting).isNavigationRequest()).toBe(true);
  });
});

test("a browser older than the site supports starts none of its scripts", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.addInitScript(() => Reflect.deleteProperty(window, "TextEncoderStream"));
  await page.goto("/About");
  await page.mouse.click(100, 300);
  await footLink(page, "Blog").click();
  await expect(page).toHaveURL("/Blog");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  expect(scripts).toEqual([]);
});

test.describe("When header or footer fail later", () => {
  test.use({ expectedMessages: /./ });

  test("the error screen works without them and leads home", async ({ page }) => {
    await page.goto("/Services");
    await hydrated(page);
    await page.evaluate(() => {
      HTMLElement.prototype.hidePopover = () => {
        throw new RangeError("cannot be hidden");
      };
    });
    await footLink(page, "About").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(error.title);
    await expect(page.getByText(error.text)).toBeVisible();
    await page.getByRole("link", { name: error.home }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(error.title);
  });
});
