import { readArticles } from "../../app/data/articles.server.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { hindiFeed, toHindiPath } from "../../app/data/paths.ts";
import { readSite } from "../../app/data/site.server.ts";
import { findLastDay, readStories } from "../../app/data/stories.server.ts";
import { expect, test } from "./fixtures.ts";

const { canonicalPaths, inHindi } = readPaths();
const site = readSite();
const origin = process.env.SITE_URL ?? "http://localhost:3000";
const urlOf = (path: string) => new URL(path, origin).href;

test("the sitemap lists every page once, with the other language, and articles with the day of their last check", async ({
  request,
}) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  const entries = [...(await response.text()).matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  expect(entries.map(([, url]) => url)).toEqual(canonicalPaths.map(urlOf));
  const entryOf = new Map(entries.map(([, url = "", details = ""]) => [url, details]));
  for (const { path, date, updated = date } of readArticles())
    expect(entryOf.get(urlOf(path))).toContain(`<lastmod>${updated}</lastmod>`);
  for (const path of inHindi)
    for (const address of [path, toHindiPath(path)])
      for (const [code, alternate] of Object.entries({ "en-IN": path, "hi-IN": toHindiPath(path) }))
        expect(entryOf.get(urlOf(address))).toContain(`hreflang="${code}" href="${urlOf(alternate)}"`);
});

test("robots may read everything but the server’s own addresses, and are pointed to the sitemap", async ({
  request,
}) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain("Disallow: /api/");
  expect(text).toContain(`Sitemap: ${urlOf("/sitemap.xml")}`);
});

test("the feed has every article and case story in full, newest first, with links that work anywhere", async ({
  page,
  request,
}) => {
  const items = [
    ...readArticles(),
    ...readStories().map((story) => ({ title: story.title, date: findLastDay(story) })),
  ].sort((a, b) => (a.date < b.date ? 1 : -1));
  const xml = await (await request.get("/feed.xml")).text();
  const entries = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, "application/xml");
    return [...feed.querySelectorAll("entry")].map((entry) => {
      const readText = (selector: string) => entry.querySelector(selector)?.textContent ?? "";
      const html = new DOMParser().parseFromString(readText("content[type=html]"), "text/html");
      return {
        title: readText("title"),
        published: readText("published"),
        words: (html.body.textContent ?? "").trim().split(/\s+/).length,
        addresses: [...html.querySelectorAll("a, img")].map(
          (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
        ),
      };
    });
  }, xml);
  expect(entries.map(({ title, published }) => [title, published])).toEqual(
    items.map(({ title, date }) => [title, `${date}T00:00:00+05:30`]),
  );
  for (const { title, words, addresses } of entries) {
    expect(words, title).toBeGreaterThan(450);
    expect(
      addresses.filter((address) => !/^https?:/.test(address)),
      title,
    ).toEqual([]);
  }
});

test("the feed in Hindi has the stories and articles that exist in Hindi", async ({ request }) => {
  const xml = await (await request.get(hindiFeed)).text();
  const entries = inHindi.filter((path) => /^\/(Blog|work)\//.test(path));
  const ids = [...xml.matchAll(/<id>([^<]+)</g)].map(([, id = ""]) => new URL(id).pathname);
  expect(ids.sort()).toEqual([hindiFeed, ...entries.map(toHindiPath)].sort());
});

test("a home screen shows the agency's name under its icon", async ({ request }) => {
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: site.name, short_name: site.name, start_url: "/" });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()["content-type"], src).toBe(type);
});
