import { readArticles } from "../../app/data/articles.server.ts";
import { readArticleBody, readArticlePage } from "../../app/pages/blog/blog-article.server.ts";
import { expect, hydrated, onDesktopToo, test } from "./fixtures.ts";

const articles = readArticles();
const pages = articles.map(({ path }) => readArticlePage({ pattern: path }));

for (const [index, article] of pages.entries()) {
  test(`${article.path} shows its article, says so to search engines, and leads on to its service and neighbours`, async ({
    page,
  }) => {
    await page.goto(article.path);
    await expect(page).toHaveTitle(articles[index]?.metaTitle ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
    const main = page.getByRole("main");
    await expect(main.getByText(article.date, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(article.writer, { exact: true })).toBeVisible();
    const author = main.getByRole("link", { name: article.author?.text ?? "", exact: true });
    await expect(author).toHaveAttribute("href", article.author?.path ?? "");
    await expect(main.getByText(article.readingTime, { exact: true })).toBeVisible();
    await expect(
      main.getByText(article.checked?.text ?? article.date, { exact: true }).first(),
    ).toBeVisible();
    await expect(main.getByText(article.standfirst, { exact: true })).toBeVisible();
    const cover = main.getByRole("img", { name: article.cover.alt });
    await expect(cover).toHaveAttribute("loading", "eager");
    await expect(cover).toHaveAttribute("fetchpriority", "high");
    for (const { id, title } of article.contents) {
      await expect(main.locator(`h2[id="${id}"]`)).toContainText(title);
      await expect(
        page
          .getByRole("navigation", { name: article.copy.contents })
          .getByRole("link", { name: title, exact: true }),
      ).toHaveAttribute("href", `#${id}`);
    }

    const next = page.getByRole("region", { name: article.copy.next });
    await expect(next.getByRole("heading", { name: article.service.name })).toBeVisible();
    await expect(next.getByRole("link").first()).toHaveAttribute("href", article.service.path);
    const around = page.getByRole("navigation", { name: article.copy.around });
    for (const [label, neighbour] of [
      [article.copy.older, pages[index - 1]],
      [article.copy.newer, pages[index + 1]],
    ] as const) {
      const link = around.getByRole("link", { name: label });
      if (!neighbour) await expect(link).toHaveCount(0);
      else await expect(link).toHaveAttribute("href", neighbour.path);
    }

    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    );
    const posting = data.find((one) => one["@type"] === "BlogPosting");
    expect(posting).toMatchObject({ headline: article.title, datePublished: article.day });
    expect(posting.author).toMatchObject({ "@type": "Person", name: article.author?.name });
    expect(new URL(posting.mainEntityOfPage).pathname).toBe(article.path);
    expect(new URL(posting.image).protocol).toMatch(/^https?:$/);
    const steps = data.find((one) => one["@type"] === "BreadcrumbList").itemListElement;
    expect(steps.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
      "/",
      "/Blog",
      article.path,
    ]);
  });
}

const sample = pages[2] as (typeof pages)[number];

test("An article's address is found in any case of letters", async ({ page }) => {
  await page.goto(sample.path.toLowerCase());
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sample.title);
});

test("A link within the text opens its page without reloading the site", async ({ page }) => {
  await page.goto(sample.path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const link = page.locator('.prose a[href^="/Blog/"]').first();
  const target = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    pages.find(({ path }) => path === target)?.title ?? "",
  );
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("A link within the text can be opened in a new tab like any other", async ({ page, context }) => {
  await page.goto(sample.path);
  await hydrated(page);
  const opened = context.waitForEvent("page");
  await page
    .locator('.prose a[href^="/Blog/"]')
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await opened;
  await expect(page).toHaveURL(sample.path);
});

test("An entry of the contents list leads to its heading, below the header", async ({ page }) => {
  await page.goto(sample.path);
  await hydrated(page);
  const last = sample.contents.at(-1);
  await page
    .getByRole("navigation", { name: sample.copy.contents })
    .getByRole("link", { name: last?.title ?? "", exact: true })
    .click();
  const heading = page.getByRole("heading", { level: 2, name: last?.title ?? "" });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole("banner").boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test(
  "A table wider than the screen scrolls in itself and can be reached by keyboard, a narrower one is no stop",
  onDesktopToo,
  async ({ page, viewport }) => {
    await page.goto("/Blog/Benefits-of-Outdoor-Advertising");
    await hydrated(page);
    const tables = await page.locator(".prose .table").all();
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      const wide = await table.evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(wide).toBe((viewport?.width ?? 0) < 1000);
      if (wide) await expect(table).toHaveAttribute("tabindex", "0");
      else await expect(table).not.toHaveAttribute("tabindex");
      const moved = await table.evaluate((element) => {
        element.scrollLeft = 40;
        return element.scrollLeft;
      });
      expect(moved > 0).toBe(wide);
    }
  },
);

test(
  "On a wide screen contents, text and sidebar stand side by side; on a phone below each other",
  onDesktopToo,
  async ({ page, viewport }) => {
    await page.goto(sample.path);
    const contents = await page.getByRole("navigation", { name: sample.copy.contents }).boundingBox();
    const text = await page.locator(".prose").boundingBox();
    const sidebar = await page.getByRole("complementary", { name: sample.sidebar.label }).boundingBox();
    if (!contents || !text || !sidebar) throw new Error("Something of the page isn't drawn");
    if (viewport && viewport.width >= 1280) {
      expect(text.x).toBeGreaterThan(contents.x + contents.width);
      expect(sidebar.x).toBeGreaterThan(text.x + text.width - 1);
      expect(sidebar.y).toBeCloseTo(text.y, -1);
    } else {
      expect(text.y).toBeGreaterThan(contents.y + contents.height);
      expect(sidebar.y).toBeGreaterThan(text.y + text.height);
    }
  },
);

test("An entry of the contents brings its heading to the top, though what lies between was never laid out", async ({
  page,
}) => {
  await page.goto(sample.path);
  await hydrated(page);
  const { id = "", title = "" } = sample.contents.at(-1) ?? {};
  await page
    .getByRole("navigation", { name: sample.copy.contents })
    .getByRole("link", { name: title, exact: true })
    .click();
  const heading = page.locator(`h2[id="${id}"]`);
  const bar = await page.getByRole("banner").boundingBox();
  const isBelowBar = async () => {
    const top = (await heading.boundingBox())?.y ?? 0;
    return top > (bar?.height ?? 0) && top < (bar?.height ?? 0) + 60;
  };
  await expect.poll(isBelowBar).toBe(true);
});

test("A line of text is never longer than some seventy-five letters", async ({ page }) => {
  await page.goto(sample.path);
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const letters = await page
      .locator(".prose p")
      .nth(2)
      .evaluate((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return (paragraph.textContent?.length ?? 0) / lines.size;
      });
    expect(letters).toBeLessThan(76);
  }
});

test("An article prints as text alone: without header, sidebar, buttons and footer", async ({ page }) => {
  await page.goto(sample.path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".prose")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.locator("aside").first()).toBeHidden();
  for (const aside of await page.locator("aside, nav").all()) await expect(aside).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole text of every article is there", async ({ page }) => {
    for (const { path, slug } of pages) {
      await page.goto(path);
      const { html, contents } = readArticleBody(slug);
      await expect(page.getByRole("heading", { level: 2, name: contents.at(-1)?.title ?? "" })).toBeVisible();
      const [shown, wanted] = await page.locator(".prose").evaluate((text, whole) => {
        const parsed = new DOMParser().parseFromString(whole, "text/html");
        return [text.textContent, parsed.body.textContent];
      }, html);
      expect(shown).toBe(wanted);
    }
  });
});
