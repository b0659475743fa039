import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { expect, hydrated, inTypeface, onDesktopToo, test } from "./fixtures.ts";

const site = readSite();
const { labels, footer } = site;

test("the footer holds the blurb, the pages, the services, the contacts and the copyright", async ({
  page,
}) => {
  await page.goto("/About");
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText(site.blurb);
  await expect(foot).toContainText(`© ${site.copyright}`);
  for (const { label, path } of footer.pages)
    await expect(
      foot
        .getByRole("navigation", { name: footer.pagesTitle })
        .getByRole("link", { name: label, exact: true }),
    ).toHaveAttribute("href", path);
  for (const { name, path } of readServices())
    await expect(
      foot.getByRole("navigation", { name: footer.servicesTitle }).getByRole("link", { name, exact: true }),
    ).toHaveAttribute("href", path);
  await expect(foot.getByRole("link", { name: site.phone.shown })).toHaveAttribute(
    "href",
    `tel:${site.phone.number}`,
  );
  await expect(foot.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
  for (const { name, url } of site.social)
    await expect(foot.getByRole("link", { name })).toHaveAttribute("href", url);
});

test("the chat link opens a conversation with the agency's number in a new tab", async ({ page }) => {
  await page.goto("/Portfolio");
  const chat = page
    .getByRole("complementary", { name: labels.corner })
    .getByRole("link", { name: labels.chat });
  await expect(chat).toBeInViewport();
  await expect(chat).toHaveAttribute("target", "_blank");
  await expect(chat).toHaveAttribute("rel", "noopener");
  expect(await chat.getAttribute("href")).toContain(`https://wa.me/${site.chat.number}?text=`);
});

test(
  "whatever Tab leads to stands clear of the corner's links, and so does the ring around it",
  onDesktopToo,
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await inTypeface(page);
    const corner = page.getByRole("complementary", { name: labels.corner });
    const foot = page.getByRole("contentinfo");
    const covered: string[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      if (await foot.evaluate((one) => one.contains(document.activeElement))) break;
      const under = await corner.evaluate((one) => {
        const ring = 6;
        const focused = document.activeElement as HTMLElement;
        const box = focused.getBoundingClientRect();
        const over = [...one.children].some((link) => {
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
  },
);

test("the way back up appears past 300 px and leads smoothly to the top", onDesktopToo, async ({ page }) => {
  await page.goto("/About");
  await hydrated(page);
  const up = page.getByRole("link", { name: labels.toTop });
  await expect(up).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(up).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(up).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(up).toBeVisible();
  const places = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const note = () => {
          seen.push(window.scrollY);
          if (window.scrollY === 0) resolve(seen);
        };
        window.addEventListener("scroll", note);
      }),
  );
  await up.click();
  const seen = await places;
  expect(seen.filter((y) => y > 0 && y < 1500).length, "passes places between").toBeGreaterThan(2);
  await expect(up).toBeHidden();
});

test("every navigation begins at the top, and going back finds the old place again", async ({ page }) => {
  await page.goto("/About");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Contact", exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/About");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
});

test("after a navigation the new page's heading has the focus, so that it is read out", async ({ page }) => {
  await page.goto("/About");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Print Media" }).click();
  await expect(page).toHaveURL("/Print-Media-in-Raipur");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the first press of Tab offers to skip to the page", onDesktopToo, async ({ page }) => {
  await page.goto("/Services");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: labels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
