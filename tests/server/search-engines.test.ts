import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readArticles } from "../../app/data/articles.server.ts";
import { detectLanguage, toEnglishPath, toHindiPath } from "../../app/data/language-paths.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { aliases, hindiFeed } from "../../app/data/paths.ts";
import { readSite } from "../../app/data/site.server.ts";
import { findLastDay, readStories } from "../../app/data/stories.server.ts";
import { everyPage } from "../every-page.ts";
import { decode, elementsIn, readHtml, textOf } from "../read-built.ts";

const { canonicalPaths, inHindi } = readPaths();
const site = readSite();
const origin = process.env.SITE_URL ?? "http://localhost:3000";
const urlOf = (path: string) => new URL(path, origin).href;
const readFile = (path: string) => readFileSync(`build/client${path}`, "utf8");

const heads = new Map(everyPage.map((path) => [path, readHead(path)]));
const headOf = (path: string) => heads.get(path) as ReturnType<typeof readHead>;

function readHead(path: string) {
  const html = readHtml(path);
  const links = elementsIn(html, "link").map(({ attributes }) => attributes);
  const [header, footer] = ["header", "footer"].map((name) => elementsIn(html, name).at(0)?.inner ?? "");
  const metas = elementsIn(html, "meta").map(({ attributes }) => attributes);
  return {
    language: elementsIn(html, "html")[0]?.attributes.lang,
    title: decode(elementsIn(html, "title")[0]?.inner ?? ""),
    meta: Object.fromEntries(
      metas.map(({ property, name, content = "" }) => [property ?? name, content]),
    ) as Record<string, string | undefined>,
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
    headings: elementsIn(html, "h1").length,
    twins: Object.fromEntries(links.flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : []))),
    toOtherLanguage: elementsIn(`${header}${footer}`, "a")
      .filter(({ attributes: { lang, hreflang } }) => lang && hreflang)
      .map(({ attributes }) => attributes.href),
    marked: elementsIn(html, "nav")
      .flatMap(({ inner }) => elementsIn(inner, "a"))
      .flatMap(({ attributes }) => (attributes["aria-current"] === "page" ? [attributes.href] : [])),
    data: elementsIn(html, "script")
      .filter(({ attributes }) => attributes.type === "application/ld+json")
      .map(({ inner }) => JSON.parse(inner)),
    words: textOf(elementsIn(html, "main")[0]?.inner ?? "").split(" ").length,
  };
}

test("every page has its own title, description and keywords, and one main heading", () => {
  for (const path of canonicalPaths) {
    const { title, meta, canonical, headings } = headOf(path);
    const { description = "", keywords = "" } = meta;
    expect(title.length, `${path}: ${title}`).toBeGreaterThan(9);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(49);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect(keywords.split(", ").length, path).toBeGreaterThanOrEqual(3);
    expect([canonical, headings], path).toEqual([urlOf(path), 1]);
  }
  const pageHeads = canonicalPaths.map(headOf);
  for (const values of [
    pageHeads.map(({ title }) => title),
    pageHeads.map(({ meta }) => meta.description),
    pageHeads.map(({ meta }) => meta.keywords),
  ])
    expect(new Set(values).size).toBe(values.length);
});

test("every page has its link preview, with the absolute address of a picture that exists", () => {
  const pictures = new Set<string>();
  for (const path of canonicalPaths) {
    const { title, meta } = headOf(path);
    expect(meta, path).toMatchObject({ "og:title": title, "og:url": urlOf(path) });
    expect(meta["og:image:alt"], path).toBeTruthy();
    expect(meta["og:image"], path).toMatch(new RegExp(`^${origin}/`));
    pictures.add(new URL(meta["og:image"] ?? "").pathname);
  }
  for (const picture of pictures) {
    const bytes = readFileSync(`build/client${picture}`);
    expect(bytes.toString("hex", 0, 3), picture).toBe("ffd8ff");
    expect(bytes.length, picture).toBeLessThan(300_000);
  }
});

test("a page's second address shows the same page, and names the first as canonical", () => {
  for (const [second, first] of Object.entries(aliases)) {
    const { title, meta, canonical, words } = headOf(first);
    expect(headOf(second), second).toMatchObject({ title, meta, canonical, words });
  }
});

test("every page links to its translation, or Home, and names both languages to search engines", () => {
  for (const path of everyPage) {
    const { language, meta, toOtherLanguage, twins } = headOf(path);
    const [english, isHindi] = [toEnglishPath(aliases[path] ?? path), detectLanguage(path) === "hi"];
    const translation = inHindi.includes(english) ? english : "/";
    const otherPath = isHindi ? translation : toHindiPath(translation);
    expect(toOtherLanguage, path).toEqual([otherPath, otherPath]);
    expect([language, meta["og:locale"]], path).toEqual(isHindi ? ["hi", "hi_IN"] : ["en-IN", "en_IN"]);
    if (inHindi.includes(english)) {
      const addresses = { "en-IN": english, "hi-IN": toHindiPath(english), "x-default": english };
      for (const [code, address] of Object.entries(addresses))
        expect(twins[code], `${path} ${code}`).toBe(urlOf(address));
    } else expect(twins, path).toEqual({});
  }
});

test("the menu of every page listed in it marks that page, before any script runs", () => {
  for (const { path } of site.menu) expect(new Set(headOf(path).marked), path).toEqual(new Set([path]));
});

test("an article says when it was published and last checked, and whose it is; other pages don't", () => {
  const readTimes = (path: string) =>
    ["published", "modified"].map((event) => headOf(path).meta[`article:${event}_time`]);
  for (const { path, date, updated = date, title, author } of readArticles()) {
    expect(readTimes(path), path).toEqual([`${date}T00:00:00+05:30`, `${updated}T00:00:00+05:30`]);
    const posting = headOf(path).data.find((data) => data["@type"] === "BlogPosting");
    expect(posting, path).toMatchObject({ headline: title, datePublished: date });
    if (author) expect(posting.author, path).toMatchObject({ "@type": "Person" });
  }
  expect(readTimes("/Blog")).toEqual([undefined, undefined]);
});

test("search engines read on every page what it is about, and on the home page where the agency is and when it is open", () => {
  for (const path of canonicalPaths) {
    const { data } = headOf(path);
    expect(data, path).not.toEqual([]);
    for (const item of data) expect(item, path).toMatchObject({ "@context": "https://schema.org" });
  }
  const [agency] = headOf("/").data;
  expect(agency).toMatchObject({
    "@type": "LocalBusiness",
    url: urlOf("/"),
    geo: { "@type": "GeoCoordinates", latitude: site.geo?.latitude, longitude: site.geo?.longitude },
  });
  expect(agency.openingHoursSpecification).toEqual(
    site.openingHours?.map(({ days, opens, closes }) => ({
      ...{ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes },
    })),
  );
});

test("the sitemap lists every page once, with the other language, and articles with the day of their last check", () => {
  const entries = [...readFile("/sitemap.xml").matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  expect(entries.map(([, url]) => url)).toEqual(canonicalPaths.map(urlOf));
  const entryOf = new Map(entries.map(([, url = "", details = ""]) => [url, details]));
  for (const { path, date, updated = date } of readArticles())
    expect(entryOf.get(urlOf(path))).toContain(`<lastmod>${updated}</lastmod>`);
  for (const path of inHindi)
    for (const address of [path, toHindiPath(path)])
      for (const [code, alternate] of Object.entries({ "en-IN": path, "hi-IN": toHindiPath(path) }))
        expect(entryOf.get(urlOf(address))).toContain(`hreflang="${code}" href="${urlOf(alternate)}"`);
});

test("robots may read everything but the server’s own addresses, and are pointed to the sitemap", () => {
  const text = readFile("/robots.txt");
  expect(text).toContain("Disallow: /api/");
  expect(text).toContain(`Sitemap: ${urlOf("/sitemap.xml")}`);
});

test("the feed has every article and case story in full, newest first, with links that work anywhere", () => {
  const items = [
    ...readArticles(),
    ...readStories().map((story) => ({ title: story.title, date: findLastDay(story) })),
  ].sort((a, b) => (a.date < b.date ? 1 : -1));
  const entries = elementsIn(readFile("/feed.xml"), "entry").map(({ inner }) => ({
    title: decode(elementsIn(inner, "title")[0]?.inner ?? ""),
    published: elementsIn(inner, "published")[0]?.inner,
    html: decode(elementsIn(inner, "content")[0]?.inner ?? ""),
  }));
  expect(entries.map(({ title, published }) => [title, published])).toEqual(
    items.map(({ title, date }) => [title, `${date}T00:00:00+05:30`]),
  );
  for (const { title, html } of entries) {
    expect(textOf(html).split(" ").length, title).toBeGreaterThan(450);
    const addresses = ["a", "img"]
      .flatMap((name) => elementsIn(html, name))
      .map(({ attributes: { href, src = href } }) => src ?? "");
    expect(
      addresses.filter((address) => !/^https?:/.test(address)),
      title,
    ).toEqual([]);
  }
});

test("the feed in Hindi has the stories and articles that exist in Hindi", () => {
  const entries = inHindi.filter((path) => /^\/(Blog|work)\//.test(path));
  const ids = [...readFile(hindiFeed).matchAll(/<id>([^<]+)</g)].map(([, id = ""]) => new URL(id).pathname);
  expect(ids.sort()).toEqual([hindiFeed, ...entries.map(toHindiPath)].sort());
});

test("a home screen shows the agency's name under its icon", () => {
  const manifest = JSON.parse(readFile("/site.webmanifest"));
  expect(manifest).toMatchObject({ name: site.name, short_name: site.name, start_url: "/" });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons) expect(readFile(src).length, src).toBeGreaterThan(0);
});
