import { readSite } from "../../app/data/site.server.ts";
import { readBlogIndex } from "../../app/pages/blog/blog-page.server.ts";
import { expect, open, test } from "./fixtures.ts";

/** What a tab remembers of its own way: how the visit began; drafts of forms; the line put up on the hoarding. */
const tabEntries = /^(draft:\w+(:before|:below)?|submission:?\w*|visit|line)$/;

test("the browser stores six entries and no more, and no cookie", async ({ page }) => {
  await open(page, "/Blog?utm_source=news");
  const { pager } = readBlogIndex();
  await page.getByRole("navigation", { name: pager.label }).getByRole("link", { name: "2" }).click();
  await expect(page).toHaveURL(/\/Blog\/2/);
  for (const path of ["/Contact", "/career", "/Society-Branding-in-Raipur"]) await open(page, path);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("contentinfo").getByRole("link", { name: readSite().otherLanguage }).click();
  await expect(page).toHaveURL(/\/hi/);
  const entries = await page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
  }));
  expect(await page.evaluate(() => localStorage.getItem("testData"))).toBe(`[""]`);
  expect(entries.local).toEqual(["blogData", "language", "menu", "origin", "plan", "testData"]);
  expect(entries.session.filter((key) => !tabEntries.test(key))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
