import { readPaths } from "../../app/data/paths.server.ts";
import { readBlogIndex } from "../../app/pages/blog/blog-page.server.ts";
import { readEveryStatement } from "../../app/pages/statement/statement.server.ts";
import { everyKindOfPage } from "../every-page.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const { canonicalPaths } = readPaths();

/** What a tab remembers of its own way: how far a page was scrolled, which pages pass into each other; drafts of forms. */
const ofTheTab =
  /^(react-router-scroll-positions|remix-router-transitions|draft:\w+(:added)?|submission:?\w*)$/;

const statements = readEveryStatement();

test.use({ expectedMessages: /404 \(Not Found\)/ });

test("no page sets a cookie or asks anything of another company", async ({ page, context, baseURL }) => {
  const asked = new Set<string>();
  context.on("request", (request) => asked.add(new URL(request.url()).origin));
  for (const path of everyKindOfPage) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
  }
  expect(
    [...asked].filter((origin) => origin !== "null" && origin !== new URL(baseURL ?? "").origin),
  ).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("the browser keeps four entries and no more", async ({ page }) => {
  await page.goto("/Blog");
  await hydrated(page);
  const { pager } = readBlogIndex();
  await page.getByRole("navigation", { name: pager.label }).getByRole("link", { name: "2" }).click();
  await expect(page).toHaveURL(/\/Blog\/2/);
  for (const path of ["/Contact", "/career", "/Society-Branding-in-Raipur"]) {
    await page.goto(path);
    await hydrated(page);
  }
  await page.getByRole("checkbox").first().check();
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
  }));
  expect(kept.local).toEqual(["blogData", "menu", "plan", "testData"]);
  expect(kept.session.filter((key) => !ofTheTab.test(key))).toEqual([]);
});

for (const { head, versions } of statements) {
  test(`${head.path} says the same in English and in Hindi, each in its own language`, async ({ page }) => {
    await page.goto(head.path);
    for (const { language, title, sections } of versions) {
      const version = page.getByRole("article", { name: title });
      await expect(version).toHaveAttribute("lang", language);
      await expect(version.getByRole("listitem")).toHaveText(sections.flatMap(({ claims }) => claims));
    }
    const [, hindi] = versions;
    await page.getByRole("link", { name: hindi?.choose ?? "" }).click();
    await expect(page.getByRole("article", { name: hindi?.title ?? "" })).toBeInViewport();
  });
}

test("the last line of every page leads to both statements, and the menu to neither", async ({ page }) => {
  await page.goto(canonicalPaths[1] ?? "/");
  for (const { head, versions } of statements) {
    const links = page.getByRole("link", { name: versions[0]?.name ?? "", exact: true });
    await expect(links).toHaveCount(1);
    await expect(
      page.getByRole("contentinfo").getByRole("link", { name: versions[0]?.name ?? "" }),
    ).toHaveAttribute("href", head.path);
  }
});
