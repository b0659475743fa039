import { readArticles } from "../../app/data/articles.server.ts";
import { dayInIndia } from "../../app/data/day-in-india.ts";
import { hindiPath } from "../../app/data/language.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { hindiFeed } from "../../app/data/paths.ts";
import { readSite } from "../../app/data/site.server.ts";
import { lastDayOf, readStories } from "../../app/data/stories.server.ts";
import { lastChangeOf } from "../../app/seo/last-change.server.ts";
import { expect, test } from "./fixtures.ts";
import { parsedPage } from "./parsed-page.ts";

const { canonicalPaths, inHindi } = readPaths();

const site = readSite();
const origin = process.env.SITE_URL ?? "http://localhost:3000";

test("the sitemap lists every page once, with the day on which its content last changed", async ({
  request,
}) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  const xml = await response.text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  expect(listed).toEqual(canonicalPaths.map((path) => new URL(path, origin).href));
  for (const { path, date, updated = date } of readArticles())
    expect(xml).toContain(`<loc>${new URL(path, origin).href}</loc><lastmod>${updated}</lastmod>`);
  for (const path of canonicalPaths) {
    const day = lastChangeOf(path);
    if (day) expect(xml).toContain(`<loc>${new URL(path, origin).href}</loc><lastmod>${day}</lastmod>`);
  }
  const days = [...xml.matchAll(/<lastmod>([^<]*)</g)].map(([, day = ""]) => day);
  for (const day of days) expect(day <= dayInIndia() && /^\d{4}-\d\d-\d\d$/.test(day), day).toBe(true);
});

test("the sitemap and every page that is there in Hindi name it in both languages", async ({
  page,
  request,
}) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  for (const path of inHindi) {
    const twins = { "en-IN": path, "hi-IN": hindiPath(path), "x-default": path };
    for (const own of [path, hindiPath(path)]) {
      const [, entry = ""] = new RegExp(`<loc>${new URL(own, origin).href}</loc>(.*)</url>`).exec(xml) ?? [];
      const named = await parsedPage({ page, request }, own, (document) => ({
        language: document.documentElement.lang,
        locale: document.querySelector("meta[property='og:locale']")?.getAttribute("content"),
        twins: Object.fromEntries(
          [...document.querySelectorAll("link[hreflang]")].map((link) => [
            link.getAttribute("hreflang"),
            new URL(link.getAttribute("href") ?? "").pathname,
          ]),
        ),
      }));
      const isHindi = own !== path;
      expect(named, own).toEqual({
        language: isHindi ? "hi" : "en-IN",
        locale: isHindi ? "hi_IN" : "en_IN",
        twins,
      });
      for (const [language, twin] of Object.entries(twins))
        expect(entry).toContain(`hreflang="${language}" href="${new URL(twin, origin).href}"`);
    }
  }
});

test("the feed in Hindi carries the articles that are there in Hindi", async ({ request }) => {
  const xml = await (await request.get(hindiFeed)).text();
  const articles = inHindi.filter((path) => path.startsWith("/Blog/"));
  expect([...xml.matchAll(/<id>([^<]+)</g)].map(([, id = ""]) => new URL(id).pathname)).toEqual([
    hindiFeed,
    ...articles.map(hindiPath),
  ]);
});

test("robots may read everything but the form endpoints, and are told of the sitemap", async ({
  request,
}) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain("Disallow: /api/");
  expect(text).toContain(`Sitemap: ${new URL("/sitemap.xml", origin).href}`);
});

/** What the feed carries: articles and case stories, the newest first. */
const published = [
  ...readArticles(),
  ...readStories().map((story) => ({ title: story.title, date: lastDayOf(story) })),
].sort((a, b) => (a.date < b.date ? 1 : -1));

test("the feed carries every article and every case story, newest first", async ({ request }) => {
  const xml = await (await request.get("/feed.xml")).text();
  const titles = [...xml.matchAll(/<entry>\s*<title>([^<]+)</g)].map(([, title = ""]) => title);
  expect(titles).toEqual(published.map(({ title }) => title.replaceAll("&", "&amp;")));
});

test("the feed carries each of them whole, with links and pictures that can be followed from anywhere", async ({
  page,
  request,
}) => {
  const xml = await (await request.get("/feed.xml")).text();
  const found = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, "application/xml");
    return [...feed.querySelectorAll("entry")].map((entry) => {
      const html = new DOMParser().parseFromString(
        entry.querySelector("content[type=html]")?.textContent ?? "",
        "text/html",
      );
      const addresses = [...html.querySelectorAll("a, img")].map(
        (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? "",
      );
      return {
        words: (html.body.textContent ?? "").trim().split(/\s+/).length,
        published: entry.querySelector("published")?.textContent ?? "",
        relative: addresses.filter((address) => !/^https?:/.test(address)),
      };
    });
  }, xml);
  expect(found.map(({ published }) => published)).toEqual(
    published.map(({ date }) => `${date}T00:00:00+05:30`),
  );
  for (const { words, relative } of found) {
    expect(words).toBeGreaterThan(450);
    expect(relative).toEqual([]);
  }
});

test("every page carries what link previews show, with an absolute picture that exists", async ({
  page,
  request,
}) => {
  for (const path of canonicalPaths) {
    const { title, shown } = await parsedPage({ page, request }, path, (document) => ({
      title: document.title,
      shown: Object.fromEntries(
        [...document.querySelectorAll('meta[property^="og:"]')].map((meta) => [
          meta.getAttribute("property") ?? "",
          meta.getAttribute("content") ?? "",
        ]),
      ),
    }));
    expect(shown["og:title"], path).toBe(title);
    expect(shown["og:url"], path).toBe(new URL(path, origin).href);
    const image = new URL(shown["og:image"] ?? "");
    expect(image.origin).toBe(new URL(origin).origin);
    const answer = await request.get(image.pathname);
    expect(answer.headers()["content-type"], path).toBe("image/jpeg");
    expect((await answer.body()).length, path).toBeLessThan(300_000);
    expect(shown["og:image:alt"], path).toBeTruthy();
  }
});

test("an article says when it was published and last checked, and other pages don't", async ({
  page,
  request,
}) => {
  const timesOf = (path: string) =>
    parsedPage({ page, request }, path, (document) =>
      ["published", "modified"].map((which) =>
        document.querySelector(`meta[property="article:${which}_time"]`)?.getAttribute("content"),
      ),
    );
  for (const { path, date, updated = date } of readArticles())
    expect(await timesOf(path), path).toEqual([`${date}T00:00:00+05:30`, `${updated}T00:00:00+05:30`]);
  expect(await timesOf("/Blog")).toEqual([undefined, undefined]);
});

test("structured data is readable and names the agency", async ({ page, request }) => {
  const dataOf = async (path: string) => {
    const scripts = await parsedPage({ page, request }, path, (document) =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? "",
      ),
    );
    return scripts.map((json) => JSON.parse(json));
  };
  for (const path of canonicalPaths) {
    const told = await dataOf(path);
    expect(told, path).not.toEqual([]);
    for (const data of told) expect(data, path).toMatchObject({ "@context": "https://schema.org" });
  }
  const [home] = await dataOf("/");
  expect(home).toMatchObject({ "@type": "LocalBusiness", url: new URL("/", origin).href });
  expect(home.geo).toMatchObject({ "@type": "GeoCoordinates", latitude: site.geo?.latitude });
  expect(home.openingHoursSpecification).toEqual(
    site.openingHours?.map(({ days, opens, closes }) => ({
      ...{ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes },
    })),
  );
});

test("the icons exist in every size browsers ask for", async ({ request }) => {
  for (const icon of [
    "/favicon.svg",
    "/favicon.ico",
    "/apple-touch-icon.png",
    "/icon-192.png",
    "/icon-512.png",
  ])
    expect((await request.get(icon)).status(), icon).toBe(200);
});

test("a phone that keeps the site on its home screen writes the agency's name under its icon", async ({
  request,
}) => {
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: site.name, short_name: site.name, start_url: "/" });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()["content-type"], src).toBe(type);
});
