import { expect, test } from "vitest";
import { findArticle, readArticles } from "./data/articles.server.ts";
import { readClients } from "./data/clients.server.ts";
import { readPaths } from "./data/paths.server.ts";
import { readServices } from "./data/services.server.ts";
import { readBlogCopy } from "./pages/blog/blog-page.server.ts";
import { readSocieties } from "./pages/services/places/societies.server.ts";

/** What the specification names, in its order (sections 2 and 3); content may hold more. */
const specified = {
  services: [
    "/Outdoor-Advertising-in-Raipur",
    "/Digital-Marketing-in-Raipur",
    "/Society-Branding-in-Raipur",
    "/Designing-Services-in-Raipur",
    "/Audio-Visuals-in-Raipur",
    "/Print-Media-in-Raipur",
    "/Branding-Strategy-in-Raipur",
    "/Event-Promotion-in-Raipur",
  ],
  articles: [
    "Benefits-of-Outdoor-Advertising",
    "Social-Media-Marketing",
    "Influencer-Marketing",
    "What-is-Digital-Marketing",
    "Advertising-Tools-and-Techniques",
    "Holiday-Sales-Strategies",
    "Businesses-Prepare-for-Emerging-Trends",
    "High-Quality-Content",
    "SEO-Optimization",
    "Keyword-Research",
  ],
  clients: 17,
  societies: 10,
};

const { servicePaths, articlePaths } = readPaths();
const articleSlugs = articlePaths.map((path) => path.replace("/Blog/", ""));

test("every service and every article in content has its address", () => {
  expect(servicePaths).toEqual(readServices().map(({ path }) => path));
  expect(articleSlugs).toEqual(readArticles().map(({ slug }) => slug));
});

test("the specification's services, articles, clients and societies are all there, in its order", () => {
  expect(servicePaths.filter((path) => specified.services.includes(path))).toEqual(specified.services);
  expect(articleSlugs.filter((slug) => specified.articles.includes(slug))).toEqual(specified.articles);
  expect(readClients().length).toBeGreaterThanOrEqual(specified.clients);
  expect(readSocieties().length).toBeGreaterThanOrEqual(specified.societies);
});

test("the specification's ten articles are dated from 21 December 2024 to 31 January 2025, oldest first", () => {
  const dates = readArticles()
    .filter(({ slug }) => specified.articles.includes(slug))
    .map(({ date }) => date);
  expect(dates[0]).toBe("2024-12-21");
  expect(dates[9]).toBe("2025-01-31");
  expect(dates).toEqual(dates.toSorted());
});

test("Audio Visuals has its four topics", () => {
  const topics = readServices().find(({ name }) => name === "Audio Visuals")?.topics;
  expect(topics?.map(({ title }) => title)).toEqual([
    "Video Presentations",
    "Short Films / Documentary",
    "Radio & TV Commercials",
    "Photography & Videography",
  ]);
});

test("the blog’s front page features the article on on-page SEO, whose figures on itself are true", () => {
  expect(readBlogCopy().featured.article).toBe("SEO-Optimization");
  const { body, metaTitle, description } = findArticle("SEO-Optimization");
  const [, model = ""] = /^> (.+)$/m.exec(body) ?? [];
  expect(body).toContain(`title of this page in your browser tab has ${metaTitle.length} characters`);
  expect(body).toContain(`Its description has ${description.length}.`);
  expect(body).toContain(`That is ${model.length} characters`);
  const table = [...body.matchAll(/^\| (.+?) \| (\d+) \|/gm)];
  expect(table.map(([, title = ""]) => String(title.length))).toEqual(table.map(([, , count]) => count));
});
