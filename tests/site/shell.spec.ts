import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { expect, inTypeface, onDesktopToo, open, test } from "./fixtures.ts";

const site = readSite();
const { labels, footer } = site;

test("the foot leads to all pages and to a person, the corner to a chat", async ({ page }) => {
  await page.goto("/About");
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText(site.blurb);
  await expect(foot).toContainText(`© ${site.copyright}`);
  const pages = foot.getByRole("navigation", { name: footer.pagesTitle });
  const services = foot.getByRole("navigation", { name: footer.servicesTitle });
  for (const [within, name, address] of [
    ...footer.pages.map(({ label, path }) => [pages, label, path] as const),
    ...readServices().map(({ name, path }) => [services, name, path] as const),
    ...site.social.map(({ name, url }) => [foot, new RegExp(name), url] as const),
    [foot, site.phone.shown, `tel:${site.phone.number}`],
    [foot, site.email, `mailto:${site.email}`],
  ] as const)
    await expect(within.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  const corner = page.getByRole("complementary", { name: labels.corner });
  const chat = corner.getByRole("link", { name: labels.chat });
  await expect(chat).toBeInViewport();
  await expect(chat).toHaveAttribute("target", "_blank");
  await expect(chat).toHaveAttribute("rel", "noopener");
  expect(await chat.getAttribute("href")).toContain(`https://wa.me/${site.chat.number}?text=`);
});

test("whatever Tab leads to stands clear of the corner", onDesktopToo, async ({ page }) => {
  await open(page, "/");
  await inTypeface(page);
  const corner = page.getByRole("complementary", { name: labels.corner });
  const foot = page.getByRole("contentinfo");
  const covered: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    if (await foot.evaluate((element) => element.contains(document.activeElement))) break;
    const under = await corner.evaluate((element) => {
      const ring = 6;
      const focused = document.activeElement as HTMLElement;
      const box = focused.getBoundingClientRect();
      const over = [...element.children].some((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return (
          getComputedStyle(link).visibility === "visible" &&
          left < box.right + ring &&
          right > box.left - ring &&
          top < box.bottom + ring &&
          bottom > box.top - ring
        );
      });
      return over ? focused.innerText : undefined;
    });
    if (under !== undefined) covered.push(under);
  }
  expect(covered).toEqual([]);
});

test("past 300 px a way back up leads smoothly to the top", onDesktopToo, async ({ page }) => {
  await open(page, "/About");
  const up = page.getByRole("link", { name: labels.toTop });
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(up).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(up).toBeVisible();
  const places = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const passed: number[] = [];
        addEventListener("scroll", () => {
          passed.push(scrollY);
          if (scrollY === 0) resolve(passed);
        });
      }),
  );
  await up.click();
  const between = (await places).filter((y) => y > 0 && y < 1500);
  expect(between.length, "passes places between").toBeGreaterThan(2);
  await expect(up).toBeHidden();
});

test("a new page begins at its top, and Back finds the old place", async ({ page }) => {
  const place = () => page.evaluate(() => scrollY);
  await open(page, "/About");
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(place).toBe(1200);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Print Media" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/Print-Media-in-Raipur");
  await expect.poll(place).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/About");
  await expect.poll(place).toBe(1200);
});

test("the first press of Tab offers to skip to the page", async ({ page }) => {
  await page.goto("/Services");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: labels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
