import { readArticles } from "../../app/data/articles.server.ts";
import { canonicalPaths } from "../../app/data/paths.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { expect, test } from "../site/fixtures.ts";
import { parsedPage } from "./parsed-page.ts";

const site = readSite();
const origin = process.env.SITE_URL ?? "http://localhost:3000";

test("the sitemap lists every page once, articles with their day", async ({ request }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  const xml = await response.text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  expect(listed).toEqual(canonicalPaths.map((path) => new URL(path, origin).href));
  for (const { path, date, updated = date } of readArticles())
    expect(xml).toContain(`<loc>${new URL(path, origin).href}</loc><lastmod>${updated}</lastmod>`);
});

test("robots may read everything but the form endpoints, and are told of the sitemap", async ({
  request,
}) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain("Disallow: /api/");
  expect(text).toContain(`Sitemap: ${new URL("/sitemap.xml", origin).href}`);
});

test("the feed carries every article, newest first", async ({ request }) => {
  const xml = await (await request.get("/feed.xml")).text();
  const titles = [...xml.matchAll(/<entry>\s*<title>([^<]+)</g)].map(([, title = ""]) => title);
  expect(titles).toEqual(
    readArticles()
      .toReversed()
      .map(({ title }) => title.replaceAll("&", "&amp;")),
  );
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
