import type { Route } from "@playwright/test";
import { readSite } from "../../app/data/site.server.ts";
import { readArticleBody, readArticlePage } from "../../app/pages/blog/blog-article.server.ts";
import { readBlogList } from "../../app/pages/blog/blog-list.server.ts";
import { readBlogIndex } from "../../app/pages/blog/blog-page.server.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const { labels } = readSite();
const index = readBlogIndex();

for (const path of ["/Blog/Holiday-Sales-Strategies", "/Blog/Businesses-Prepare-for-Emerging-Trends"]) {
  const article = readArticlePage({ pattern: path });
  const lastWords = readArticleBody(article.slug).contents.at(-1)?.title ?? "";
  const chunk = `**/assets/${article.slug}-*.js`;

  test.describe(path, () => {
    test("shows “Loading...” when chosen, until its text has arrived", async ({ page }) => {
      const held = Promise.withResolvers<Route>();
      await page.route(chunk, (route) => held.resolve(route));
      await page.goto("/Blog");
      await hydrated(page);
      await page
        .getByRole("region", { name: index.cards.title })
        .getByRole("link", { name: article.title, exact: true })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: article.title })).toBeVisible();
      await expect(page.getByRole("main").getByText(labels.loading, { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: lastWords })).toHaveCount(0);
      await (await held.promise).continue();
      await expect(page.getByRole("heading", { level: 2, name: lastWords })).toBeVisible();
      await expect(page.getByRole("main").getByText(labels.loading, { exact: true })).toHaveCount(0);
    });

    test("has its whole text at once when opened directly, and keeps it while the rest of the page wakes up", async ({
      page,
    }) => {
      const held = Promise.withResolvers<Route>();
      await page.route(chunk, (route) => held.resolve(route));
      await page.addInitScript(
        (list) => localStorage.setItem("blogData", list),
        JSON.stringify(readBlogList()),
      );
      await page.goto(path);
      await hydrated(page);
      const route = await held.promise;
      await expect(page.getByRole("heading", { level: 2, name: lastWords })).toBeVisible();
      await expect(page.getByRole("main").getByText(labels.loading, { exact: true })).toHaveCount(0);
      await page.locator(".prose").evaluate((text) => Object.assign(text, { first: true }));
      const arrived = page.waitForResponse(chunk);
      await route.continue();
      await (await arrived).finished();
      await page.getByRole("searchbox").fill("no such words");
      await expect(page.getByRole("status").filter({ hasText: article.sidebar.noneHere })).toBeVisible();
      expect(await page.locator(".prose").evaluate((text) => "first" in text)).toBe(true);
    });

    test("doesn't send its text a second time beside the page", async ({ request }) => {
      const data = await (await request.get(`${path}.data`)).text();
      const sentence = readArticleBody(article.slug).html.match(/<p>([^<&]{60})/)?.[1] ?? "";
      expect(sentence).not.toBe("");
      expect(data).not.toContain(sentence);
    });
  });
}
