import { readBlogList } from "../../app/pages/blog/blog-list.server.ts";
import { readBlogBackPage, readBlogIndex } from "../../app/pages/blog/blog-page.server.ts";
import type { BlogEntry } from "../../app/pages/blog/blog-store.ts";
import { expect, hydrated, test } from "./fixtures.ts";

type Tab = import("@playwright/test").Page;

const list = readBlogList();
const index = readBlogIndex();
const second = readBlogBackPage({ pattern: "/Blog/2" });
const builtIn = list.slice(0, 4).toReversed();

const titlesOf = (tab: Tab) => tab.getByRole("main").getByRole("article").getByRole("heading");
const stored = (tab: Tab, key: string) =>
  tab.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

async function openWith(tab: Tab, path: string, saved: string): Promise<void> {
  await tab.addInitScript((text) => {
    if (!sessionStorage.getItem("laid")) localStorage.setItem("blogData", text);
    sessionStorage.setItem("laid", "");
  }, saved);
  await tab.goto(path);
  await hydrated(tab);
}

test.describe("on the blog's first page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/Blog");
    await hydrated(page);
  });

  test("nothing is saved before the visitor chooses", async ({ page }) => {
    expect(await stored(page, "blogData")).toBeNull();
  });

  test("choosing an article's card saves the whole list", async ({ page }) => {
    const entry = list[7] as BlogEntry;
    await page
      .getByRole("region", { name: index.cards.title })
      .getByRole("link", { name: entry.title, exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: entry.title })).toBeVisible();
    expect(await stored(page, "blogData")).toEqual(list);
  });

  test("choosing the featured article saves the whole list as a card does", async ({ page }) => {
    await page.getByRole("link", { name: index.featured.action }).click();
    await expect(page.getByRole("heading", { level: 1, name: index.featured.title })).toBeVisible();
    expect(await stored(page, "blogData")).toEqual(list);
  });

  test("choosing Read more on a card saves the whole list", async ({ page }) => {
    const entry = list[4] as BlogEntry;
    await page.getByRole("link", { name: `${index.cards.more} ${entry.title}` }).click();
    await expect(page.getByRole("heading", { level: 1, name: entry.title })).toBeVisible();
    expect(await stored(page, "blogData")).toEqual(list);
  });

  test("choosing page 2 saves the whole list and shows articles 4 to 1", async ({ page }) => {
    await page.getByRole("navigation", { name: index.pager.label }).getByRole("link", { name: "2" }).click();
    await expect(titlesOf(page)).toHaveText(builtIn.map(({ title }) => title));
    expect(await stored(page, "blogData")).toEqual(list);
  });

  test("a list saved earlier gives way to the one just chosen", async ({ page }) => {
    await page.evaluate((text) => localStorage.setItem("blogData", text), JSON.stringify([changed(1)]));
    await page.reload();
    await hydrated(page);
    await page.getByRole("navigation", { name: index.pager.label }).getByRole("link", { name: "2" }).click();
    await expect(titlesOf(page)).toHaveText(builtIn.map(({ title }) => title));
  });
});

test.describe("on the blog's second page", () => {
  test("the first four of the saved list are shown in reverse", async ({ page }) => {
    const saved = [1, 2, 3, 4, 5].map(changed);
    await openWith(page, "/Blog/2", JSON.stringify(saved));
    await expect(titlesOf(page)).toHaveText(["Saved 4", "Saved 3", "Saved 2", "Saved 1"]);
    await expect(page.getByRole("main").getByRole("article").first()).toContainText(saved[3]?.date ?? "");
  });

  test("fewer than four saved articles are shown as they are", async ({ page }) => {
    await openWith(page, "/Blog/2", JSON.stringify([changed(1), changed(2)]));
    await expect(titlesOf(page)).toHaveText(["Saved 2", "Saved 1"]);
  });

  for (const [what, saved] of [
    ["isn't readable", "[{"],
    ["is nothing", "null"],
    ["is empty", "[]"],
    ["has the wrong shape", '[{"title":"Half an article"}]'],
    ["leads out of the blog", JSON.stringify([{ ...changed(1), link: "https://elsewhere.example/" }])],
    ["names a picture that is gone", JSON.stringify([changed(1), { ...changed(2), img: "long-gone" }])],
    ["names what is no picture", JSON.stringify([{ ...changed(1), img: "constructor" }])],
    ["carries a script", JSON.stringify([{ ...changed(1), link: "javascript:alert(1)" }])],
  ] as const) {
    test(`the site's own list is shown where the saved one ${what}`, async ({ page }) => {
      await openWith(page, "/Blog/2", saved);
      await expect.poll(() => stored(page, "testData")).not.toBeNull();
      await expect(titlesOf(page)).toHaveText(builtIn.map(({ title }) => title));
    });
  }

  test("the site's own list is shown where nothing was saved", async ({ page }) => {
    await page.goto("/Blog/2");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: second.title })).toBeVisible();
    await expect(titlesOf(page)).toHaveText(builtIn.map(({ title }) => title));
  });
});

test.describe("where storage is forbidden", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }),
  );

  test("page 2 shows its articles, also when chosen from page 1", async ({ page }) => {
    await page.goto("/Blog");
    await hydrated(page);
    await page.getByRole("navigation", { name: index.pager.label }).getByRole("link", { name: "2" }).click();
    await expect(titlesOf(page)).toHaveText(builtIn.map(({ title }) => title));
    await page.reload();
    await hydrated(page);
    await expect(titlesOf(page)).toHaveText(builtIn.map(({ title }) => title));
  });
});

test("Where storage is full, page 2 shows its articles all the same", async ({ page }) => {
  await page.goto("/Blog");
  await hydrated(page);
  await page.evaluate(() => {
    let size = 4 * 1024 * 1024;
    for (let count = 0; size > 0; count += 1) {
      try {
        localStorage.setItem(`full ${count}`, "x".repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await page.getByRole("navigation", { name: index.pager.label }).getByRole("link", { name: "2" }).click();
  await expect(titlesOf(page)).toHaveText(builtIn.map(({ title }) => title));
  expect(await stored(page, "blogData")).toBeNull();
});

test.describe("testData", () => {
  test("is a list with one empty text where nothing was there", async ({ page }) => {
    await page.goto("/");
    await expect.poll(() => stored(page, "testData")).toEqual([""]);
  });

  test("stays as it was where a list is there", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("testData", '["one"]'));
    await page.goto("/Blog/2");
    await hydrated(page);
    await expect.poll(() => stored(page, "testData")).toEqual(["one"]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("page 2 shows articles 4 to 1", async ({ page }) => {
    await page.goto("/Blog/2");
    await expect(titlesOf(page)).toHaveText(builtIn.map(({ title }) => title));
  });
});

function changed(number: number): BlogEntry {
  const entry = list[number - 1] as BlogEntry;
  return { ...entry, title: `Saved ${number}`, altTag: `Cover ${number}` };
}
