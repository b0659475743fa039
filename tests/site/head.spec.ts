import { readArticles } from "../../app/data/articles.server.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { aliases, detectLanguage, toEnglishPath, toHindiPath } from "../../app/data/paths.ts";
import { readSite } from "../../app/data/site.server.ts";
import { everyPage } from "../every-page.ts";
import { expect, test } from "./fixtures.ts";

const { canonicalPaths, inHindi } = readPaths();
const site = readSite();
const origin = process.env.SITE_URL ?? "http://localhost:3000";
const twinOf = (path: string) => toEnglishPath(aliases[path] ?? path);

const heads = new Map<string, ReturnType<typeof headOf>>();
const headAt = (path: string) => heads.get(path) as ReturnType<typeof headOf>;

/** Runs in a browser, on what its parser makes of a page's HTML: nothing runs, loads or is drawn. */
function headOf(html: string) {
  const document = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const meta = Object.fromEntries(
    all("meta[content]").map((one) => [
      one.getAttribute("property") ?? one.getAttribute("name"),
      one.getAttribute("content") ?? "",
    ]),
  );
  const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute("href") ?? "");
  return {
    language: document.documentElement.lang,
    title: document.title,
    meta,
    canonical: hrefs('link[rel="canonical"]')[0] ?? "",
    headings: all("h1").length,
    twins: Object.fromEntries(
      all("link[hreflang]").map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    ),
    toOtherLanguage: hrefs("a[lang][hreflang]:is(header > *, footer *)"),
    marked: hrefs("nav a[aria-current=page]"),
    data: all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? "")),
    words: (document.querySelector("main")?.textContent ?? "").trim().split(/\s+/).length,
    unfinished: all("body *").filter(({ textContent }) => textContent?.trim() === "Loading...").length,
  };
}

test.beforeAll(async ({ browser, request }) => {
  const page = await browser.newPage();
  for (const path of everyPage) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    heads.set(path, await page.evaluate(headOf, await response.text()));
  }
  await page.close();
});

test("every page has its own title, description and keywords, and one main heading", () => {
  for (const path of canonicalPaths) {
    const { title, meta, canonical, headings } = headAt(path);
    const { description = "", keywords = "" } = meta;
    expect(title.length, `${path}: ${title}`).toBeGreaterThan(9);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(49);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect(keywords.split(", ").length, path).toBeGreaterThanOrEqual(3);
    expect(canonical, path).toBe(new URL(path, origin).href);
    expect(headings, path).toBe(1);
  }
  const own = canonicalPaths.map(headAt);
  for (const values of [
    own.map(({ title }) => title),
    own.map(({ meta }) => meta.description),
    own.map(({ meta }) => meta.keywords),
  ])
    expect(new Set(values).size).toBe(values.length);
});

test("every page has its link preview, with the absolute address of a picture that exists", async ({
  request,
}) => {
  const pictures = new Set<string>();
  for (const path of canonicalPaths) {
    const { title, meta } = headAt(path);
    expect(meta, path).toMatchObject({ "og:title": title, "og:url": new URL(path, origin).href });
    expect(meta["og:image:alt"], path).toBeTruthy();
    expect(meta["og:image"], path).toMatch(new RegExp(`^${origin}/`));
    pictures.add(new URL(meta["og:image"] ?? "").pathname);
  }
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.headers()["content-type"], picture).toBe("image/jpeg");
    expect((await answer.body()).length, picture).toBeLessThan(300_000);
  }
});

test("a page's second address shows the same page, and names the first as canonical", () => {
  for (const [second, first] of Object.entries(aliases)) {
    const { title, meta, canonical, words } = headAt(first);
    expect(headAt(second), second).toMatchObject({ title, meta, canonical, words });
  }
});

test("every page links to its translation, or Home, and names both languages to search engines", () => {
  for (const path of everyPage) {
    const { language, meta, toOtherLanguage, twins } = headAt(path);
    const [english, isHindi] = [twinOf(path), detectLanguage(path) === "hi"];
    const twin = inHindi.includes(english) ? english : "/";
    const other = isHindi ? twin : toHindiPath(twin);
    expect(toOtherLanguage, path).toEqual([other, other]);
    expect([language, meta["og:locale"]], path).toEqual(isHindi ? ["hi", "hi_IN"] : ["en-IN", "en_IN"]);
    if (inHindi.includes(english)) {
      const addresses = { "en-IN": english, "hi-IN": toHindiPath(english), "x-default": english };
      for (const [code, address] of Object.entries(addresses))
        expect(twins[code], `${path} ${code}`).toBe(new URL(address, origin).href);
    } else expect(twins, path).toEqual({});
  }
});

test("the menu of every page listed in it marks that page, before any script runs", () => {
  for (const { path } of site.menu) expect(new Set(headAt(path).marked), path).toEqual(new Set([path]));
});

test("every page can be read in full without any script", () => {
  for (const path of canonicalPaths) {
    const { words, unfinished } = headAt(path);
    expect(words, path).toBeGreaterThan(60);
    expect(unfinished, path).toBe(0);
  }
});

test("an article says when it was published and last checked, and other pages don't", () => {
  const timesOf = (path: string) =>
    ["published", "modified"].map((which) => headAt(path).meta[`article:${which}_time`]);
  for (const { path, date, updated = date } of readArticles())
    expect(timesOf(path), path).toEqual([`${date}T00:00:00+05:30`, `${updated}T00:00:00+05:30`]);
  expect(timesOf("/Blog")).toEqual([undefined, undefined]);
});

test("search engines read on every page what it is about, and on the home page where the agency is and when it is open", () => {
  for (const path of canonicalPaths) {
    const { data } = headAt(path);
    expect(data, path).not.toEqual([]);
    for (const one of data) expect(one, path).toMatchObject({ "@context": "https://schema.org" });
  }
  const [agency] = headAt("/").data;
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

test("an address works in capitals or small letters, with or without a slash at its end", async ({
  request,
}) => {
  for (const path of everyPage.filter((path) => path !== "/")) {
    const expected = await (await request.get(path)).text();
    for (const spelling of [path.toLowerCase(), `${path.toUpperCase()}/`]) {
      const response = await request.get(spelling, { maxRedirects: 0 });
      expect([response.status(), await response.text()], spelling).toEqual([200, expected]);
    }
  }
});
