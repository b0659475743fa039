import { readArticles } from "../../app/data/articles.server.ts";
import { inLanguage } from "../../app/data/open-content.server.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readHomePage } from "../../app/pages/home/home-page.server.ts";
import { expect, onDesktopToo, test } from "./fixtures.ts";

const english = readSite();
const { inHindi } = readPaths();
const hindi = inLanguage("hi", () => ({ site: readSite(), home: readHomePage() }));

test(
  "The header leads to the same page in Hindi and back; the choice is remembered, and nobody is redirected",
  onDesktopToo,
  async ({ page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    const hindiLink = header.getByRole("link", { name: english.otherLanguage, exact: true });
    await expect(hindiLink).not.toHaveAttribute("data-chosen");
    await hindiLink.click();
    await expect(page).toHaveURL("/hi");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hindi.home.hero.title);
    await page.goto("/Contact");
    await expect(page).toHaveURL("/Contact");
    await expect(hindiLink).toHaveAttribute("data-chosen");
    await page.goto("/hi");
    await header.getByRole("link", { name: hindi.site.otherLanguage, exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  },
);

test("The service that a visitor came to ask about stays selected in the other language", async ({
  page,
}) => {
  const name = readServices()[4]?.name ?? "";
  const query = `?${new URLSearchParams({ service: name })}`;
  for (const [from, to, word] of [
    ["/Contact", "/hi/Contact", english.otherLanguage],
    ["/hi/Contact", "/Contact", hindi.site.otherLanguage],
  ] as const) {
    await page.goto(from + query);
    await page.getByRole("banner").getByRole("link", { name: word, exact: true }).click();
    await expect(page).toHaveURL(to + query);
    await expect(page.locator("select[name=service]")).toHaveValue(name);
  }
});

test("A page in Hindi links to Hindi where there is Hindi, and says of other pages and titles that they are in English", async ({
  page,
}) => {
  await page.goto("/hi");
  const englishLinks = page.getByRole("contentinfo").locator("a[hreflang=en]");
  expect(await englishLinks.count()).toBeGreaterThan(5);
  for (const link of await englishLinks.all())
    expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).not.toBe("none");
  const links = await page
    .locator("a[href^='/']")
    .evaluateAll((elements) => elements.map((link) => link.getAttribute("href") ?? ""));
  const paths = links.map((href) => href.replace(/[?#].*/, "").toLowerCase());
  for (const path of ["/hi/contact", "/about"]) expect(paths).toContain(path);
  for (const path of inHindi.filter((path) => path !== "/")) expect(paths).not.toContain(path.toLowerCase());
  let titles = 0;
  for (const { title } of readArticles().filter(({ path }) => !inHindi.includes(path)))
    for (const link of await page.getByRole("link", { name: title }).all()) {
      await expect(link.locator("xpath=descendant-or-self::*[@lang]")).toHaveAttribute("lang", "en-IN");
      titles += 1;
    }
  expect(titles).toBeGreaterThan(2);
});

test("Pages in Hindi fetch a typeface for it, and pages in English don’t", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  const fetched = (name: string) => fonts.some((url) => url.includes(name));
  await page.goto("/");
  await expect.poll(() => fetched("bricolage-text")).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(fetched("anek-text")).toBe(false);
  await page.goto("/hi");
  await expect.poll(() => fetched("anek-text")).toBe(true);
});
