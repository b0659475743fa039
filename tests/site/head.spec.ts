import { readArticles } from "../../app/data/articles.server.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { aliases, detectLanguage, toEnglishPath, toHindiPath } from "../../app/data/paths.ts";
import { readSite } from "../../app/data/site.server.ts";
import { everyPage } from "../every-page.ts";
import { expect, test } from "./fixtures.ts";

const { canonicalPaths, inHindi } = readPaths();
const site = readSite();
const origin = process.env.SITE_URL ?? "http://localhost:3000";
const findTranslation = (path: string) => toEnglishPath(aliases[path] ?? path);

const headsByPath = new Map<string, ReturnType<typeof headOf>>();
const readHead = (path: string) => headsByPath.get(path) as ReturnType<typeof headOf>;

/** Runs in a browser, on what its parser makes of a page's HTML: nothing runs, loads or is drawn. */
function headOf(html: string) {
  const document = new DOMParser().parseFromString(html, "text/html");
  const selectAll = (selector: string) => [...document.querySelectorAll(selector)];
  const meta = Object.fromEntries(
    selectAll("meta[content]").map((element) => [
      element.getAttribute("property") ?? element.getAttribute("name"),
      element.getAttribute("content") ?? "",
    ]),
  );
  const hrefs = (selector: string) => selectAll(selector).map((link) => link.getAttribute("href") ?? "");
  return {
    language: document.documentElement.lang,
    title: document.title,
    meta,
    canonical: hrefs('link[rel="canonical"]')[0] ?? "",
    headings: selectAll("h1").length,
    twins: Object.fromEntries(
      selectAll("link[hreflang]").map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    ),
    toOtherLanguage: hrefs("a[lang][hreflang]:is(header > *, footer *)"),
    marked: hrefs("nav a[aria-current=page]"),
    data: selectAll('script[type="application/ld+json"]').map((script) =>
      JSON.parse(script.textContent ?? ""),
    ),
    words: (document.querySelector("main")?.textContent ?? "").trim().split(/\s+/).length,
  };
}

test.beforeAll(async ({ browser, request }) => {
  const page = await browser.newPage();
  for (const path of everyPage) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    headsByPath.set(path, await page.evaluate(headOf, await response.text()));
  }
  await page.close();
});

test("every page has its own title, description and keywords, and one main heading", () => {
  for (const path of canonicalPaths) {
    const { title, meta, canonical, headings } = readHead(path);
    const { description = "", keywords = "" } = meta;
    expect(title.length, `${path}: ${title}`).toBeGreaterThan(9);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(49);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect(keywords.split(", ").length, path).toBeGreaterThanOrEqual(3);
    expect(canonical, path).toBe(new URL(path, origin).href);
    expect(headings, path).toBe(1);
  }
  const pageHeads = canonicalPaths.map(readHead);
  for (const values of [
    pageHeads.map(({ title }) => title),
    pageHeads.map(({ meta }) => meta.description),
    pageHeads.map(({ meta }) => meta.keywords),
  ])
    expect(new Set(values).size).toBe(values.length);
});

test("every page has its link preview, with the absolute address of a picture that exists", async ({
  request,
}) => {
  const pictures = new Set<string>();
  for (const path of canonicalPaths) {
    const { title, meta } = readHead(path);
    expect(meta, path).toMatchObject({ "og:title": title, "og:url": new URL(path, origin).href });
    expect(meta["og:image:alt"], path).toBeTruthy();
    expect(meta["og:image"], path).toMatch(new RegExp(`^${origin}/`));
    pictures.add(new URL(meta["og:image"] ?? "").pathname);
  }
  for (const picture of pictures) {
    const response = await request.get(picture);
    expect(response.headers()["content-type"], picture).toBe("image/jpeg");
    expect((await response.body()).length, picture).toBeLessThan(300_000);
  }
});

test("a page's second address shows the same page, and names the first as canonical", () => {
  for (const [second, first] of Object.entries(aliases)) {
    const { title, meta, canonical, words } = readHead(first);
    expect(readHead(second), second).toMatchObject({ title, meta, canonical, words });
  }
});

test("every page links to its translation, or Home, and names both languages to search engines", () => {
  for (const path of everyPage) {
    const { language, meta, toOtherLanguage, twins } = readHead(path);
    const [english, isHindi] = [findTranslation(path), detectLanguage(path) === "hi"];
    const translation = inHindi.includes(english) ? english : "/";
    const otherPath = isHindi ? translation : toHindiPath(translation);
    expect(toOtherLanguage, path).toEqual([otherPath, otherPath]);
    expect([language, meta["og:locale"]], path).toEqual(isHindi ? ["hi", "hi_IN"] : ["en-IN", "en_IN"]);
    if (inHindi.includes(english)) {
      const addresses = { "en-IN": english, "hi-IN": toHindiPath(english), "x-default": english };
      for (const [code, address] of Object.entries(addresses))
        expect(twins[code], `${path} ${code}`).toBe(new URL(address, origin).href);
    } else expect(twins, path).toEqual({});
  }
});

test("the menu of every page listed in it marks that page, before any script runs", () => {
  for (const { path } of site.menu) expect(new Set(readHead(path).marked), path).toEqual(new Set([path]));
});

test("an article says when it was published and last checked, and other pages don't", () => {
  const readTimes = (path: string) =>
    ["published", "modified"].map((event) => readHead(path).meta[`article:${event}_time`]);
  for (const { path, date, updated = date } of readArticles())
    expect(readTimes(path), path).toEqual([`${date}T00:00:00+05:30`, `${updated}T00:00:00+05:30`]);
  expect(readTimes("/Blog")).toEqual([undefined, undefined]);
});

test("search engines read on every page what it is about, and on the home page where the agency is and when it is open", () => {
  for (const path of canonicalPaths) {
    const { data } = readHead(path);
    expect(data, path).not.toEqual([]);
    for (const item of data) expect(item, path).toMatchObject({ "@context": "https://schema.org" });
  }
  const [agency] = readHead("/").data;
  expect(agency).toMatchObject({
    "@type": "LocalBusiness",
    url: new URL("/", origin).href,
    geo: { "@type": "GeoCoordinates", latitude: site.geo?.latitude, longitude: site.geo?.longitude },
  });
  expect(agency.openingHoursSpecification).toEqual(
    site.openingHours?.map(({ days, opens, closes }) => ({
      ...{ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes },
    })),
  );
});
