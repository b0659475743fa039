import type { Locator, Page } from "@playwright/test";
import { detectLanguage } from "../../app/data/language-paths.ts";
import { inLanguage } from "../../app/data/open-content.server.ts";
import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { planPath } from "../../app/plan/plan-address.ts";
import { desktop } from "../chromium.ts";
import { deep, expect, onDesktopToo, open, openBeforeScripts, test } from "./fixtures.ts";

const { labels } = readSite();
const services = readServices();
const [first, , , , , lastService] = services;
if (!first || !lastService) throw new Error("The menu needs six services");

/** The menu of the window's width: the phone's is a sheet that opens, the desktop's stands in the header. */
const findParts = (page: Page, isMobile: boolean) => ({
  opener: page.getByRole("button", { name: isMobile ? labels.openMenu : "Services" }),
  /** What opens: the sheet with the whole menu, or the panel of services. */
  panel: page.locator(isMobile ? "#menu" : "#services-panel"),
});

const serviceIn = (panel: Locator, path: string) => panel.locator(`a[href="${path}"]`);

async function openServices(page: Page, isMobile: boolean): Promise<void> {
  const { opener, panel } = findParts(page, isMobile);
  await opener.click();
  if (isMobile) await panel.locator("summary").click();
}

onDesktopToo("a menu opened before the scripts run stays open", async ({ page, isMobile }) => {
  const release = await openBeforeScripts(page, "/About");
  await openServices(page, isMobile);
  const service = serviceIn(findParts(page, isMobile).panel, first.path);
  await expect(service).toBeVisible();
  release();
  await page.waitForLoadState();
  await expect(service).toBeVisible();
  // Nothing behind the sheet takes the focus.
  if (isMobile) await expect(page.locator("main")).toHaveAttribute("inert");
});

onDesktopToo("Services can be opened, closed and followed by keyboard", async ({ page, isMobile }) => {
  await open(page, "/About");
  const { opener, panel } = findParts(page, isMobile);
  await opener.focus();
  await page.keyboard.press("Enter");
  if (isMobile) {
    await panel.locator("summary").focus();
    await page.keyboard.press("Enter");
  }
  for (const { name, path } of services) await expect(serviceIn(panel, path)).toContainText(name);
  await expect(serviceIn(panel, first.path)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(serviceIn(panel, first.path)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  // On a phone Services is still unfolded.
  await serviceIn(panel, lastService.path).click();
  await expect(page).toHaveURL(lastService.path);
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lastService.title);
});

test.describe("with a mouse", () => {
  test.use(desktop);

  test("Services stays open under it", async ({ page }) => {
    await open(page, "/About");
    const { opener, panel } = findParts(page, false);
    await opener.hover();
    await expect(panel).toBeVisible();
    await panel.getByRole("link").nth(3).hover();
    await opener.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, 780);
    await expect(panel).toBeHidden();
  });
});

test("the menu marks Home, and then the part visited last", async ({ page }) => {
  await open(page, "/Contact");
  const markedLink = page.locator("[data-selected]").first();
  await expect(markedLink).toHaveText("Home");
  for (const [path, label] of [
    ["/Blog/Keyword-Research", "Blog"],
    ["/career", "Blog"],
    ["/hi/Services", "Services"],
  ] as const) {
    await open(page, path);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("menu")), path).toBe(label);
    const { menu } = inLanguage(detectLanguage(path), readSite);
    const { path: part } = readSite().menu.find((entry) => entry.label === label) ?? {};
    await expect(markedLink, path).toHaveText(menu.find((entry) => entry.path === part)?.label ?? "");
  }
});

/** What a browser may do to storage, run in the page before its own scripts. */
const breakStorage = {
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded", "QuotaExceededError");
    };
  },
  "is forbidden": () => {
    const get = () => {
      throw new DOMException("Access is denied for this document", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
  },
};
for (const [description, breakIt] of Object.entries(breakStorage))
  test(`pages are shown even where storage ${description}`, deep, async ({ page }) => {
    await page.addInitScript(breakIt);
    for (const path of ["/Blog/2", planPath]) {
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/About");
  });
