import { inLanguage } from "../../app/data/open-content.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readBlogIndex } from "../../app/pages/blog/blog-page.server.ts";
import { readEveryStatement } from "../../app/pages/statement/statement.server.ts";
import { expect, open, test } from "./fixtures.ts";

/** What a tab remembers of its own way: how the visit began; drafts of forms; the line put up on the hoarding. */
const tabEntries = /^(draft:\w+(:before|:below)?|submission:?\w*|visit|line)$/;

const statements = readEveryStatement();
const hindiStatements = inLanguage("hi", readEveryStatement);

test("the browser stores five entries and no more, and no cookie", async ({ page }) => {
  await open(page, "/Blog");
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
  expect(entries.local).toEqual(["blogData", "language", "menu", "plan", "testData"]);
  expect(entries.session.filter((key) => !tabEntries.test(key))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

for (const [index, english] of statements.entries())
  test(`${english.head.path} can be read in full in one language, and leads to the other`, async ({
    page,
  }) => {
    const hindi = hindiStatements[index] ?? english;
    await page.goto("/About");
    await expect(page.getByRole("link", { name: english.name, exact: true })).toHaveCount(1);
    await page.getByRole("contentinfo").getByRole("link", { name: english.name }).click();
    for (const { statement, lang } of [
      { statement: english, lang: "en-IN" },
      { statement: hindi, lang: "hi" },
      { statement: english, lang: "en-IN" },
    ]) {
      await expect(page).toHaveURL(statement.head.path);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(statement.name);
      await expect(main.getByRole("heading", { level: 2 })).toHaveText(statement.title);
      await expect(main.getByRole("listitem")).toHaveText(statement.sections.flatMap(({ claims }) => claims));
      const otherLink = main.getByRole("link", { name: statement.translation.choose });
      await expect(otherLink).toHaveAttribute("lang", statement.translation.language);
      await otherLink.click();
    }
    await expect(page).toHaveURL(hindi.head.path);
  });
