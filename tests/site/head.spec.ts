import { englishPath, hindiPath, languageOf } from "../../app/data/language.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { aliases } from "../../app/data/paths.ts";
import { readSite } from "../../app/data/site.server.ts";
import { expect, test } from "./fixtures.ts";
import { parsedPage } from "./parsed-page.ts";

const { canonicalPaths, inHindi } = readPaths();

type Head = {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  headings: number;
};

/** Runs in the browser. */
function headOf(document: Document): Head {
  const content = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
  return {
    title: document.title,
    description: content("description"),
    keywords: content("keywords"),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
    headings: document.querySelectorAll("h1").length,
  };
}

test("every page says what it is in a title, description and keywords of its own", async ({
  page,
  request,
}) => {
  const heads = new Map<string, Head>();
  for (const path of canonicalPaths) heads.set(path, await parsedPage({ page, request }, path, headOf));
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
  test(`${second} shows the page of ${first} and names that as its own address`, async ({
    page,
    request,
  }) => {
    const [own, other] = [second, first].map((path) => parsedPage({ page, request }, path, headOf));
    expect(await own).toEqual(await other);
  });
}

test("every page leads to itself in the other language, and to Home where it isn’t there in that", async ({
  page,
  request,
}) => {
  for (const path of [...canonicalPaths, ...Object.keys(aliases)]) {
    const english = aliases[path] ?? englishPath(path);
    const twin = inHindi.includes(english) ? english : "/";
    const links = await parsedPage({ page, request }, path, (document) =>
      [...document.querySelectorAll("a[lang][hreflang]:is(header > *, footer *)")].map((link) =>
        link.getAttribute("href"),
      ),
    );
    const other = languageOf(path) === "hi" ? twin : hindiPath(twin);
    expect(links, `${path}: the links to the other language`).toEqual([other, other]);
  }
});

test("the menu of every page that stands in it marks that page, before any script runs", async ({
  page,
  request,
}) => {
  for (const { path } of readSite().menu) {
    const marked = await parsedPage({ page, request }, path, (document) =>
      [...document.querySelectorAll("nav a[aria-current=page]")].map((link) => link.getAttribute("href")),
    );
    expect(new Set(marked), path).toEqual(new Set([path]));
  }
});

test("every page can be read whole without any script", async ({ page, request }) => {
  for (const path of canonicalPaths) {
    const { words, waiting } = await parsedPage({ page, request }, path, (document) => ({
      words: (document.querySelector("main")?.textContent ?? "").trim().split(/\s+/).length,
      waiting: [...document.querySelectorAll("body *")].filter(
        ({ textContent }) => textContent?.trim() === "Loading...",
      ).length,
    }));
    expect(words, `${path}: words in its main part, when no script runs`).toBeGreaterThan(60);
    expect(waiting, `${path}: parts that only say “Loading...”`).toBe(0);
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
