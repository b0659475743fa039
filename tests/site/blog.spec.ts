import type { Page, Route } from "@playwright/test";
import { readSite } from "../../app/data/site.server.ts";
import { readArticlePage } from "../../app/pages/blog/blog-article.server.ts";
import { readBlogIndex, readBlogList, readBlogSidebar } from "../../app/pages/blog/blog-page.server.ts";
import { deep, expect, hydrated, open, test } from "./fixtures.ts";

const { labels } = readSite();
const blog = readBlogIndex();
const copy = readBlogSidebar();
const list = readBlogList();
const newestFirst = list.map(({ title }) => title).toReversed();
const oldestArticles = newestFirst.slice(-4);
const box = (page: Page) => page.getByRole("searchbox", { name: copy.searchLabel });
const findRecentLinks = (page: Page) => page.getByRole("region", { name: copy.recent }).getByRole("link");
const findSearchLink = (page: Page) => page.getByRole("link", { name: copy.searchAll });
const pager = (page: Page) => page.getByRole("navigation", { name: blog.pager.label });
const cards = (page: Page) => page.getByRole("region", { name: blog.cards.title }).getByRole("article");
const titlesWith = (text: string) =>
  newestFirst.filter((title) => title.toLowerCase().includes(text.toLowerCase()));
/** Opens a page of the blog, and waits until its search listens. */
async function openSearch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(box(page));
}
const readSavedList = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("blogData") ?? "null"));

test.describe("The saved list (blogData)", () => {
  test("is written when a page or card is chosen, and not before", async ({ page }) => {
    await open(page, "/Blog");
    expect(await readSavedList(page)).toBeNull();
    await pager(page).getByRole("link", { name: "2" }).click();
    await expect(page).toHaveURL("/Blog/2");
    expect(await readSavedList(page)).toEqual(list);
    await page.evaluate(() => localStorage.clear());
    await open(page, "/Blog");
    await cards(page).first().getByRole("link").first().click();
    await expect(page).not.toHaveURL(/\/Blog$/);
    expect(await readSavedList(page)).toEqual(list);
  });

  test(
    "is what page 2 shows, the first four of it in reverse; the site's own where it names a picture that is gone",
    deep,
    async ({ page }) => {
      const headings = page.getByRole("main").getByRole("article").getByRole("heading");
      const showSaved = async (saved: object[]) => {
        await page.evaluate((text) => localStorage.setItem("blogData", text), JSON.stringify(saved));
        await page.reload();
        await hydrated(page);
      };
      await open(page, "/Blog/2");
      await showSaved([1, 2, 3, 4, 5].map(renameArticles));
      await expect(headings).toHaveText([4, 3, 2, 1].map((number) => `Saved ${number}`));
      await showSaved([{ ...renameArticles(1), img: "long-gone" }]);
      await expect(headings).toHaveText(oldestArticles);
    },
  );
});

test.describe("The search", () => {
  test("lists the titles that contain the text, all for an empty box, and says when there is none", async ({
    page,
  }) => {
    await openSearch(page, "/Blog/2");
    await box(page).fill("SEO");
    await expect(findRecentLinks(page)).toHaveText(titlesWith("seo"));
    await box(page).fill("   ");
    await expect(findRecentLinks(page)).toHaveText(newestFirst);
    await box(page).fill("zebra crossing");
    await expect(page.getByRole("status").filter({ hasText: copy.none })).toBeVisible();
    await expect(findRecentLinks(page)).toHaveCount(0);
  });

  test("on an article covers only that article, and takes its text to the blog by link or Enter", async ({
    page,
  }) => {
    const article = readArticlePage({ pattern: "/Blog/Social-Media-Marketing" });
    await openSearch(page, article.path);
    await expect(findRecentLinks(page)).toHaveText(newestFirst);
    await box(page).fill("marketing");
    await expect(findRecentLinks(page)).toHaveText([article.title]);
    await box(page).fill("seo");
    await expect(page.getByRole("status").filter({ hasText: copy.noneHere })).toBeVisible();
    await box(page).press("Enter");
    await expect(page).toHaveURL("/Blog?q=seo");
    await hydrated(box(page));
    await expect(findRecentLinks(page)).toHaveText(titlesWith("seo"));
    await openSearch(page, article.path);
    await box(page).fill("what & why");
    await findSearchLink(page).click();
    await expect(page).toHaveURL("/Blog?q=what%20%26%20why");
    await hydrated(box(page));
    await expect(box(page)).toHaveValue("what & why");
    await expect(findSearchLink(page)).toHaveCount(0);
  });

  test("follows the address: opened with a search, by Enter, forward and back", deep, async ({ page }) => {
    await openSearch(page, "/Blog?q=Seo");
    await expect(findRecentLinks(page)).toHaveText(titlesWith("seo"));
    await pager(page).getByRole("link", { name: "2" }).click();
    await expect(page).toHaveURL("/Blog/2");
    await expect(box(page)).toHaveValue("");
    await page.goBack();
    await hydrated(box(page));
    await expect(box(page)).toHaveValue("Seo");
    await box(page).fill("content");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/Blog?q=content");
    await expect(box(page)).toBeFocused();
  });
});

test.describe("An article", () => {
  test(
    "has an entry of its contents lead to its heading, below the header; is printed as text alone; and what is wider than the screen scrolls by itself, by keyboard, too",
    deep,
    async ({ page }) => {
      const { path, contents, copy } = readArticlePage({ pattern: "/Blog/High-Quality-Content" });
      await page.setViewportSize({ width: 240, height: 640 });
      await open(page, path);
      const { id = "", title = "" } = contents.at(-1) ?? {};
      const entries = page.getByRole("navigation", { name: copy.contents });
      await entries.getByRole("link", { name: title, exact: true }).click();
      const bar = (await page.getByRole("banner").boundingBox())?.height ?? 0;
      const top = async () => ((await page.locator(`h2[id="${id}"]`).boundingBox())?.y ?? 0) - bar;
      await expect.poll(async () => (await top()) > 0 && (await top()) < 60).toBe(true);
      const table = page.locator(".prose .table").first();
      await expect(table).toHaveAttribute("tabindex", "0");
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(table, "nothing to scroll").not.toHaveAttribute("tabindex");
      await page.emulateMedia({ media: "print" });
      for (const text of await page.locator(".prose").all()) await expect(text).toBeVisible();
      for (const part of await page.locator("header, footer, aside, nav").all())
        await expect(part).toBeHidden();
    },
  );

  test(
    "shows “Loading...” when chosen, until its document has arrived; Back brings the whole page back",
    deep,
    async ({ page }) => {
      const article = readArticlePage({ pattern: "/Blog/Holiday-Sales-Strategies" });
      const loading = page.getByRole("status").filter({ hasText: labels.loading });
      const heldRoute = Promise.withResolvers<Route>();
      await open(page, "/Blog");
      await page.route(`**${article.path}`, (route) => heldRoute.resolve(route));
      // Else the press finds the document fetched already.
      await page.locator("script[type=speculationrules]").evaluateAll(([rules]) => rules?.remove());
      // The page itself tells: while a document is awaited, locators wait, too.
      const shown = Promise.withResolvers<string>();
      await page.exposeFunction("tellShown", shown.resolve);
      await page.evaluate(() => {
        const main = document.querySelector("main");
        new MutationObserver(() => {
          if (!main?.checkVisibility())
            Reflect.get(window, "tellShown")(main?.previousElementSibling?.textContent);
        }).observe(document.body, { attributes: true, childList: true, subtree: true });
      });
      await cards(page).getByRole("link", { name: article.title, exact: true }).click({ noWaitAfter: true });
      expect(await shown.promise).toBe(labels.loading);
      await (await heldRoute.promise).continue();
      await expect(page).toHaveURL(article.path);
      await expect(page.getByRole("heading", { name: article.contents.at(-1)?.title ?? "" })).toBeVisible();
      await expect(loading).toHaveCount(0);
      await page.goBack();
      await expect(cards(page).first()).toBeVisible();
      await expect(loading).toHaveCount(0);
    },
  );
});

function renameArticles(number: number) {
  return { ...list[number - 1], title: `Saved ${number}`, altTag: `Cover ${number}` };
}
