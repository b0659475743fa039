import { aliases, canonicalPaths } from "../../app/paths.ts";
import { expect, test } from "../site/fixtures.ts";

type Head = {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  headings: number;
  words: number;
};

test.use({ javaScriptEnabled: false });

async function headOf(page: import("@playwright/test").Page, path: string): Promise<Head> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  const content = (selector: string) => page.locator(selector).getAttribute("content");
  return {
    title: await page.title(),
    description: (await content('meta[name="description"]')) ?? "",
    keywords: (await content('meta[name="keywords"]')) ?? "",
    canonical: (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "",
    headings: await page.locator("h1").count(),
    words: ((await page.getByRole("main").textContent()) ?? "").trim().split(/\s+/).length,
  };
}

test("every page says what it is in a title, description and keywords of its own", async ({ page }) => {
  const heads = new Map<string, Head>();
  for (const path of canonicalPaths) heads.set(path, await headOf(page, path));
  for (const [path, { title, description, keywords, canonical, headings }] of heads) {
    expect(title.length, `${path}: ${title}`).toBeGreaterThan(9);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(49);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect(keywords.split(", ").length, path).toBeGreaterThanOrEqual(3);
    expect(new URL(canonical).pathname, path).toBe(path);
    expect(headings, path).toBe(1);
  }
  for (const field of ["title", "description", "keywords"] as const) {
    const values = [...heads.values()].map((head) => head[field]);
    expect(new Set(values).size, field).toBe(values.length);
  }
});

for (const [second, first] of Object.entries(aliases)) {
  test(`${second} shows the page of ${first} and names that as its own address`, async ({ page }) => {
    expect(await headOf(page, second)).toEqual(await headOf(page, first));
  });
}

test("every page can be read whole without any script", async ({ page }) => {
  for (const path of canonicalPaths) {
    const { words } = await headOf(page, path);
    expect(words, path).toBeGreaterThan(60);
    await expect(page.getByText("Loading...", { exact: true }), path).toHaveCount(0);
  }
});

test("an address works in any case of spelling, with or without a slash at its end", async ({ request }) => {
  for (const path of [...canonicalPaths, ...Object.keys(aliases)]) {
    const expected = await (await request.get(path)).text();
    const spellings = path === "/" ? [] : [path.toLowerCase(), path.toUpperCase(), `${path}/`];
    for (const spelling of spellings) {
      const response = await request.get(spelling, { maxRedirects: 0 });
      expect(response.status(), spelling).toBe(200);
      expect(await response.text(), spelling).toBe(expected);
    }
  }
});
