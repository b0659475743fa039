import { readArticlePage } from "../../app/pages/blog/blog-article.server.ts";
import { readBlogList } from "../../app/pages/blog/blog-list.server.ts";
import { readBlogSidebar } from "../../app/pages/blog/blog-page.server.ts";
import { expect, holdScripts, hydrated, test } from "./fixtures.ts";

type Tab = import("@playwright/test").Page;

const copy = readBlogSidebar();
const newestFirst = readBlogList()
  .map(({ title }) => title)
  .toReversed();
const titlesWith = (text: string) =>
  newestFirst.filter((title) => title.toLowerCase().includes(text.toLowerCase()));
const withSeo = titlesWith("seo");
const article = readArticlePage({ pattern: "/Blog/Social-Media-Marketing" });

const box = (tab: Tab) => tab.getByRole("searchbox", { name: copy.searchLabel });
const titles = (tab: Tab) => tab.getByRole("region", { name: copy.recent }).getByRole("link");
const everywhere = (tab: Tab) => tab.getByRole("link", { name: copy.searchAll });

for (const path of ["/Blog", "/Blog/2"]) {
  test.describe(`the search on ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
    });

    test("shows the articles whose title contains the text, in any case of letters", async ({ page }) => {
      expect(withSeo.length).toBeGreaterThan(1);
      await box(page).fill("seo");
      await expect(titles(page)).toHaveText(withSeo);
      await box(page).fill("SEO");
      await expect(titles(page)).toHaveText(withSeo);
    });

    test("shows all again for an empty box, or for spaces alone", async ({ page }) => {
      await box(page).fill("seo");
      await expect(titles(page)).toHaveText(withSeo);
      await box(page).fill("   ");
      await expect(titles(page)).toHaveText(newestFirst);
      await box(page).fill("");
      await expect(titles(page)).toHaveText(newestFirst);
    });

    test("says so in plain words when no title has the text", async ({ page }) => {
      await box(page).fill("zebra crossing");
      await expect(page.getByRole("status").filter({ hasText: copy.none })).toBeVisible();
      await expect(titles(page)).toHaveCount(0);
      await expect(everywhere(page)).toHaveCount(0);
    });
  });
}

test.describe("the search on an article", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(article.path);
    await hydrated(page);
  });

  test("lists all articles while the box is empty", async ({ page }) => {
    await expect(titles(page)).toHaveText(newestFirst);
    await expect(everywhere(page)).toHaveCount(0);
  });

  test("covers this article alone", async ({ page }) => {
    await box(page).fill("marketing");
    await expect(titles(page)).toHaveText([article.title]);
    await box(page).fill("seo");
    await expect(titles(page)).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: copy.noneHere })).toBeVisible();
  });

  test("carries its text to the blog, where all articles are searched", async ({ page }) => {
    await box(page).fill("what & why");
    await everywhere(page).click();
    await expect(page).toHaveURL("/Blog?q=what%20%26%20why");
    await expect(everywhere(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue("what & why");
    await expect(titles(page)).toHaveCount(0);
    await box(page).fill("why");
    await expect(titles(page)).toHaveText(titlesWith("why"));
  });

  test("carries its text to the blog with the Enter key too", async ({ page }) => {
    await box(page).fill("seo");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/Blog?q=seo");
    await expect(titles(page)).toHaveText(withSeo);
  });

  test("is empty again on the next article", async ({ page }) => {
    await box(page).fill("marketing");
    await page
      .getByRole("navigation", { name: article.copy.around })
      .getByRole("link", { name: article.newer?.title ?? "" })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: article.newer?.title ?? "" })).toBeVisible();
    await expect(box(page)).toHaveValue("");
    await expect(titles(page)).toHaveText(newestFirst);
  });
});

for (const path of ["/Blog", "/Blog?q=zebra", article.path])
  test(`What is typed on ${path} before the page listens stays, and finds`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    const typed = article.title.slice(0, 6).toUpperCase();
    await box(page).pressSequentially(typed);
    release();
    await hydrated(page);
    const found = path === article.path ? [article.title] : titlesWith(typed);
    await expect(titles(page)).toHaveText(found);
    await expect(box(page)).toHaveValue(typed);
    await page.keyboard.type("zzz");
    await expect(box(page)).toHaveValue(`${typed}zzz`);
    await expect(titles(page)).toHaveCount(0);
  });

test("An address with a search opens the blog with that search", async ({ page }) => {
  await page.goto("/Blog?q=Seo");
  await hydrated(page);
  await expect(box(page)).toHaveValue("Seo");
  await expect(titles(page)).toHaveText(withSeo);
});

test("The box follows the address: forward, back, and to the blog without a search", async ({ page }) => {
  await page.goto("/Blog?q=seo");
  await hydrated(page);
  await expect(box(page)).toHaveValue("seo");
  await page.getByRole("navigation").getByRole("link", { name: "2" }).click();
  await expect(page).toHaveURL("/Blog/2");
  await expect(box(page)).toHaveValue("");
  await page.goBack();
  await expect(box(page)).toHaveValue("seo");
  await page.getByRole("navigation").getByRole("link", { name: "1" }).click();
  await expect(page).toHaveURL("/Blog");
  await expect(box(page)).toHaveValue("");
  await expect(titles(page)).toHaveText(newestFirst);
});

test("The Enter key on the blog puts the search into the address and leaves the page where it is", async ({
  page,
}) => {
  await page.goto("/Blog");
  await hydrated(page);
  await box(page).fill("seo");
  const before = await page.evaluate(() => scrollY);
  await box(page).press("Enter");
  await expect(page).toHaveURL("/Blog?q=seo");
  await expect(titles(page)).toHaveText(withSeo);
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all articles are listed, and a search does no harm", async ({ page }) => {
    await page.goto(article.path);
    await expect(titles(page)).toHaveText(newestFirst);
    await box(page).fill("seo");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/Blog?q=seo");
    await expect(titles(page)).toHaveText(newestFirst);
  });
});
