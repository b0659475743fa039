import type { Page, Route } from "@playwright/test";
import { readArticles } from "../../app/data/articles.server.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { toHindiPath } from "../../app/data/paths.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readArticleBody, readArticlePage } from "../../app/pages/blog/blog-article.server.ts";
import { readBlogIndex, readBlogList, readBlogSidebar } from "../../app/pages/blog/blog-page.server.ts";
import { expect, hydrated, onDesktopToo, open, test } from "./fixtures.ts";

const { labels } = readSite();
const blog = readBlogIndex();
const copy = readBlogSidebar();
const list = readBlogList();
const newestFirst = list.map(({ title }) => title).toReversed();
const oldestArticles = newestFirst.slice(-4);
const articles = readArticles();
const pages = articles.map(({ path }) => readArticlePage({ pattern: path }));
const sampleIndex = 2;
const sample = pages[sampleIndex] as (typeof pages)[number];

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

test.describe("The front page", () => {
  test("opens with the article on SEO, shows the newest articles but not the oldest four, and links to the second page", async ({
    page,
  }) => {
    await open(page, "/Blog");
    const lead = page.getByRole("article", { name: blog.featured.title, exact: true });
    await expect(lead.getByText(blog.featured.standfirst)).toBeVisible();
    await expect(lead.getByRole("link", { name: blog.featured.action })).toHaveAttribute(
      "href",
      "/Blog/SEO-Optimization",
    );
    await expect(cards(page).getByRole("heading", { level: 3 })).toHaveText(newestFirst.slice(0, -4));
    await expect(pager(page).getByRole("link", { name: "1" })).toHaveAttribute("aria-current", "page");
    await pager(page).getByRole("link", { name: "2" }).click();
    await expect(page).toHaveURL("/Blog/2");
    await expect(pager(page).getByRole("link", { name: "2" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(oldestArticles);
  });

  test("a card has its picture, date, title, Read more, the social links and the author line", async ({
    page,
  }) => {
    await page.goto("/Blog");
    const entry = list.at(-1) ?? list[0];
    if (!entry) throw new Error("There are no articles");
    const card = cards(page).first();
    await expect(card.getByRole("img", { name: entry.altTag })).toBeAttached();
    await expect(card.getByText(entry.date, { exact: true })).toBeVisible();
    await expect(card.getByText(entry.writer, { exact: true })).toBeVisible();
    for (const name of [entry.title, `${blog.cards.more} ${entry.title}`])
      await expect(card.getByRole("link", { name, exact: true })).toHaveAttribute("href", entry.link);
    for (const { name, url } of blog.sidebar.socialLinks)
      await expect(card.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("href", url);
  });

  test(
    "the sidebar has a search box, all recent posts and four profiles to follow, and stays in view where there is room",
    onDesktopToo,
    async ({ page, viewport }) => {
      await page.goto("/Blog");
      const sidebar = page.getByRole("complementary", { name: blog.sidebar.label });
      await expect(sidebar.getByPlaceholder(blog.sidebar.search, { exact: true })).toBeVisible();
      await expect(findRecentLinks(page)).toHaveText(newestFirst);
      const followLinks = sidebar.getByRole("list", { name: blog.sidebar.follow }).getByRole("link");
      await expect(followLinks).toHaveText([/Instagram/, /Facebook/, /LinkedIn/, /YouTube/]);
      const lead = page.getByRole("article", { name: blog.featured.title, exact: true });
      const [side, first, last] = await Promise.all(
        [sidebar, lead, pager(page)].map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0 }),
      );
      if (viewport && viewport.width >= 1024) expect(side?.x).toBeGreaterThan(first?.x ?? 0);
      else expect(side?.y).toBeGreaterThan(last?.y ?? 0);
    },
  );
});

test.describe("The saved list (blogData)", () => {
  for (const [trigger, choose] of [
    ["a card", (page: Page) => page.getByRole("link", { name: list[7]?.title ?? "", exact: true }).first()],
    ["page 2", (page: Page) => pager(page).getByRole("link", { name: "2" })],
  ] as const)
    test(`is written when ${trigger} is chosen, and not before`, async ({ page }) => {
      await open(page, "/Blog");
      expect(await readSavedList(page)).toBeNull();
      await choose(page).click();
      await expect(page).not.toHaveURL(/\/Blog$/);
      expect(await readSavedList(page)).toEqual(list);
    });

  for (const [description, text, titles] of [
    ["the first four of it in reverse", JSON.stringify([1, 2, 3, 4, 5].map(renameArticles)), [4, 3, 2, 1]],
    [
      "the site's own where it names a picture that is gone",
      JSON.stringify([{ ...renameArticles(1), img: "long-gone" }]),
      undefined,
    ],
  ] as const)
    test(`page 2 shows ${description}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem("blogData", value), text);
      await open(page, "/Blog/2");
      await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(
        titles?.map((number) => `Saved ${number}`) ?? oldestArticles,
      );
    });

  test("testData is a list with one empty text if there was none", async ({ page }) => {
    await page.goto("/");
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("testData") ?? "null")))
      .toEqual([""]);
  });
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

  test("of an article in Hindi leads to the blog, whole, in the language it is there in", async ({
    page,
  }) => {
    const { path } = readArticles().find(({ path }) => readPaths().inHindi.includes(path)) ?? { path: "" };
    await page.goto(toHindiPath(path));
    await hydrated(page.getByRole("searchbox"));
    await page.getByRole("searchbox").fill("seo");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/Blog?q=seo");
    await hydrated(box(page));
    await expect(findRecentLinks(page)).toHaveText(titlesWith("seo"));
    await expect(page.getByRole("contentinfo")).toContainText(readSite().blurb);
  });

  test("follows the address: opened with a search, by Enter, forward and back", async ({ page }) => {
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
  test("leads to the one before it and the one after, and tells search engines whose it is", async ({
    page,
  }) => {
    await page.goto(sample.path);
    const siblings = page.getByRole("navigation", { name: sample.copy.around });
    for (const [name, step] of [
      [sample.copy.older, -1],
      [sample.copy.newer, 1],
    ] as const)
      await expect(siblings.getByRole("link", { name })).toHaveAttribute(
        "href",
        pages[sampleIndex + step]?.path ?? "",
      );
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const posting = texts.map((text) => JSON.parse(text)).find((data) => data["@type"] === "BlogPosting");
    expect(posting).toMatchObject({ headline: sample.title, datePublished: sample.day });
    expect(posting.author).toMatchObject({ "@type": "Person", name: sample.author?.name });
  });

  test("an entry of the contents scrolls its heading to the top, below the header", async ({ page }) => {
    await open(page, sample.path);
    const { id = "", title = "" } = sample.contents.at(-1) ?? {};
    const contents = page.getByRole("navigation", { name: sample.copy.contents });
    await contents.getByRole("link", { name: title, exact: true }).click();
    const bar = (await page.getByRole("banner").boundingBox())?.height ?? 0;
    const top = async () => ((await page.locator(`h2[id="${id}"]`).boundingBox())?.y ?? 0) - bar;
    await expect.poll(async () => (await top()) > 0 && (await top()) < 60).toBe(true);
  });

  test(
    "a table wider than the screen scrolls by itself and can be reached by keyboard, and a narrower one is no tab stop",
    onDesktopToo,
    async ({ page, isMobile }) => {
      if (isMobile) await page.setViewportSize({ width: 240, height: 640 });
      await open(page, "/Blog/High-Quality-Content");
      const tables = await page.locator(".prose .table").all();
      expect(tables.length).toBeGreaterThan(0);
      for (const table of tables) {
        const isWide = await table.evaluate((element) => element.scrollWidth > element.clientWidth);
        expect(isWide).toBe(isMobile);
        if (isWide) await expect(table).toHaveAttribute("tabindex", "0");
        else await expect(table).not.toHaveAttribute("tabindex");
      }
    },
  );

  test("prints as text alone: without header, sidebar, buttons and footer", async ({ page }) => {
    await page.goto(sample.path);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".prose")).toBeVisible();
    for (const part of await page.locator("header, footer, aside, nav").all())
      await expect(part).toBeHidden();
  });

  for (const path of ["/Blog/Holiday-Sales-Strategies", "/Blog/Businesses-Prepare-for-Emerging-Trends"]) {
    const article = readArticlePage({ pattern: path });
    const { contents } = readArticleBody(article.slug);
    const lastHeading = (page: Page) =>
      page.getByRole("heading", { level: 2, name: contents.at(-1)?.title ?? "" });
    const loading = (page: Page) => page.getByRole("status").filter({ hasText: labels.loading });

    test(`${path} shows “Loading...” when chosen, until its document has arrived; Back brings the whole page back`, async ({
      page,
    }) => {
      const heldRoute = Promise.withResolvers<Route>();
      await open(page, "/Blog");
      await page.route(`**${path}`, (route) => heldRoute.resolve(route));
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
      await expect(page).toHaveURL(path);
      await expect(lastHeading(page)).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
      await page.goBack();
      await expect(cards(page).first()).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
    });
  }
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a search does no harm", async ({ page }) => {
    await page.goto(sample.path);
    await box(page).fill("seo");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/Blog?q=seo");
    await expect(findRecentLinks(page)).toHaveText(newestFirst);
  });
});

function renameArticles(number: number) {
  return { ...list[number - 1], title: `Saved ${number}`, altTag: `Cover ${number}` };
}
