import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { expect, holdScripts, hydrated, onDesktopToo, test } from "./fixtures.ts";

const site = readSite();
const services = readServices();
const onPhone = (project: string) => project === "phone";

test("the menu names every part of the site and leads there", onDesktopToo, async ({ page }, { project }) => {
  await page.goto("/");
  await hydrated(page);
  for (const { label, path, services: unfolds } of site.menu) {
    if (unfolds) continue;
    if (onPhone(project.name)) {
      await page.getByRole("button", { name: site.labels.openMenu }).click();
      await page.locator("#menu").getByRole("link", { name: label, exact: true }).click();
    } else {
      await page
        .getByRole("navigation", { name: site.labels.mainMenu })
        .getByRole("link", { name: label, exact: true })
        .click();
    }
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test("every entry of the menu has its icon", onDesktopToo, async ({ page }, { project }) => {
  await page.goto("/");
  if (onPhone(project.name)) await page.getByRole("button", { name: site.labels.openMenu }).click();
  const menu = page.getByRole("navigation", {
    name: onPhone(project.name) ? site.labels.menuSheet : site.labels.mainMenu,
  });
  for (const { label } of site.menu) {
    const entry = menu.getByText(label, { exact: true }).filter({ visible: true });
    await expect(entry.locator("svg:first-child"), label).toBeVisible();
  }
});

test("Contact Us stands in the menu", onDesktopToo, async ({ page }, { project }) => {
  await page.goto("/About");
  await hydrated(page);
  const { label, path } = site.contactAction;
  if (onPhone(project.name)) {
    await page.getByRole("button", { name: site.labels.openMenu }).click();
    await page.locator("#menu").getByRole("link", { name: label }).click();
  } else {
    await page.getByRole("banner").getByRole("link", { name: label }).click();
  }
  await expect(page).toHaveURL(path);
});

test(
  "What is opened before the page listens stays open when it does",
  onDesktopToo,
  async ({ page }, { project }) => {
    const release = await holdScripts(page);
    await page.goto("/About");
    const menu = page.locator(onPhone(project.name) ? "#menu" : "#services-panel");
    if (onPhone(project.name)) {
      await page.getByRole("button", { name: site.labels.openMenu }).click();
      await menu.locator("summary").click();
    } else {
      await page.getByRole("button", { name: "Services" }).click();
    }
    const service = menu.getByRole("link", { name: services[0]?.name ?? "" });
    await expect(service).toBeVisible();
    release();
    await hydrated(page);
    await expect(service).toBeVisible();
    if (onPhone(project.name))
      await expect(page.locator("main"), "nothing behind the menu takes the focus").toHaveJSProperty(
        "inert",
        true,
      );
  },
);

test.describe("Services", () => {
  test(
    "opens to the eight services by keyboard, and Escape closes it and gives the focus back",
    onDesktopToo,
    async ({ page }, { project }) => {
      await page.goto("/About");
      await hydrated(page);
      if (onPhone(project.name)) {
        const open = page.getByRole("button", { name: site.labels.openMenu });
        await open.focus();
        await page.keyboard.press("Enter");
        const unfold = page.locator("#menu summary");
        await unfold.focus();
        await page.keyboard.press("Enter");
        for (const { name } of services)
          await expect(page.locator("#menu").getByRole("link", { name, exact: true })).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.locator("#menu")).toBeHidden();
        await expect(open).toBeFocused();
        return;
      }
      const button = page.getByRole("button", { name: "Services" });
      await button.focus();
      await page.keyboard.press("Enter");
      const panel = page.locator("#services-panel");
      await expect(panel.getByRole("link")).toHaveCount(services.length + 1);
      for (const { name, path } of services)
        await expect(panel.locator(`a[href="${path}"]`)).toContainText(name);
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    },
  );

  test("works without script", onDesktopToo, async ({ browser }, { project }) => {
    const context = await browser.newContext({
      baseURL: process.env.SITE_UNDER_TEST ?? "",
      viewport: project.use.viewport ?? null,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto("/About");
    const first = services[0];
    if (onPhone(project.name)) {
      await page.getByRole("button", { name: site.labels.openMenu }).click();
      await page.locator("#menu summary").click();
      await page
        .locator("#menu")
        .getByRole("link", { name: first?.name ?? "", exact: true })
        .click();
    } else {
      await page.getByRole("button", { name: "Services" }).click();
      await page.locator("#services-panel").getByRole("link").first().click();
    }
    await expect(page).toHaveURL(first?.path ?? "");
    await context.close();
  });

  test("closes when a service is chosen", onDesktopToo, async ({ page }, { project }) => {
    await page.goto("/About");
    await hydrated(page);
    const service = services[5];
    const menu = page.locator(onPhone(project.name) ? "#menu" : "#services-panel");
    if (onPhone(project.name)) {
      await page.getByRole("button", { name: site.labels.openMenu }).click();
      await menu.locator("summary").click();
    } else {
      await page.getByRole("button", { name: "Services" }).click();
    }
    await menu.locator(`a[href="${service?.path}"]`).click();
    await expect(page).toHaveURL(service?.path ?? "");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(service?.title ?? "");
  });

  test(
    "opens under the mouse and stays while the mouse is over it",
    onDesktopToo,
    async ({ page }, { project }) => {
      test.skip(onPhone(project.name), "a phone has no mouse");
      await page.goto("/About");
      await hydrated(page);
      const panel = page.locator("#services-panel");
      await page.getByRole("button", { name: "Services" }).hover();
      await expect(panel).toBeVisible();
      await panel.getByRole("link").nth(3).hover();
      await page.getByRole("button", { name: "Services" }).hover();
      await expect(panel).toBeVisible();
      await page.mouse.move(640, 780);
      await expect(panel).toBeHidden();
    },
  );
});

test.describe("The remembered menu entry", () => {
  const stored = (page: import("@playwright/test").Page) => page.evaluate(() => localStorage.getItem("menu"));

  test("is Home for a new visitor and then the part visited last", async ({ page }) => {
    await page.goto("/Contact");
    await hydrated(page);
    await expect(page.locator("[data-selected]").first()).toHaveText("Home");
    for (const [path, label] of [
      ["/About", "About"],
      ["/Print-Media-in-Raipur", "Services"],
      ["/Welcome-page", "Client"],
      ["/portfolio", "Portfolio"],
      ["/Blog/Keyword-Research", "Blog"],
      ["/career", "Blog"],
      ["/Contact", "Blog"],
      ["/", "Home"],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      await expect.poll(() => stored(page), path).toBe(label);
      await expect(page.locator("[data-selected]").first(), path).toHaveText(label);
    }
  });

  test("never breaks a page, whatever the storage holds", async ({ page }) => {
    await page.addInitScript(() => {
      for (const key of ["menu", "blogData", "testData"]) localStorage.setItem(key, '{"broken');
    });
    for (const path of ["/Contact", "/Blog/2", "/"]) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
  });

  test("is done without, silently, where storage is full", async ({ page }) => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage)
          throw new DOMException("The quota has been exceeded", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    });
    for (const path of ["/About", "/Blog", "/Blog/2"]) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
  });
});

test.describe("A browser that forbids storage", () => {
  test("shows every page all the same, and no error in the console", async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("Access is denied for this document", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
    });
    for (const path of ["/About", "/Blog", "/Blog/2"]) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/About");
  });
});
