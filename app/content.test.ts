import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readArticles } from "./data/articles.server.ts";
import { readClients } from "./data/clients.server.ts";
import { listPaths } from "./data/paths.server.ts";
import { readSocieties } from "./data/places/inventory.server.ts";
import { readServices } from "./data/services.server.ts";
import { readBlogCopy } from "./pages/blog/blog-page.server.ts";
import { readHomePage } from "./pages/home/home-page.server.ts";
import { readPortfolio } from "./pages/portfolio/portfolio.server.ts";

/** What the specification names, in its order (sections 2 and 3); content may hold more. */
const specification = {
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
    "/Blog/Benefits-of-Outdoor-Advertising",
    "/Blog/Social-Media-Marketing",
    "/Blog/Influencer-Marketing",
    "/Blog/What-is-Digital-Marketing",
    "/Blog/Advertising-Tools-and-Techniques",
    "/Blog/Holiday-Sales-Strategies",
    "/Blog/Businesses-Prepare-for-Emerging-Trends",
    "/Blog/High-Quality-Content",
    "/Blog/SEO-Optimization",
    "/Blog/Keyword-Research",
  ],
  audioVisuals: [
    "Video Presentations",
    "Short Films / Documentary",
    "Radio & TV Commercials",
    "Photography & Videography",
  ],
};

test("the specification's services, articles, clients and societies are all present, in its order", () => {
  expect(
    listPaths("service", "society", "sites").filter((path) => specification.services.includes(path)),
  ).toEqual(specification.services);
  expect(listPaths("article").filter((path) => specification.articles.includes(path))).toEqual(
    specification.articles,
  );
  expect(readClients().length).toBeGreaterThanOrEqual(17);
  expect(readSocieties().length).toBeGreaterThanOrEqual(10);
  const { topics } = readServices().find(({ name }) => name === "Audio Visuals") ?? {};
  expect(topics?.map(({ title }) => title)).toEqual(specification.audioVisuals);
});

test.each([
  ["home", "Empowering Your Brand with Strategic Advertising"],
  ["home", ...["Get Services", "About Us", "Explore Our Work", "Our Expertise", "OUR CLIENTS"]],
  ["home", ...["OUTDOOR ADVERTISING", "DIGITAL MARKETING", "DESIGNING SERVICES"]],
  ["home", ...["AUDIO VISUAL", "BRANDING & STRATEGY", "PRINT MEDIA", "BLOGS", "Latest Insights"]],
  ["home", ...["Need help with a project?", "Read More"]],
  ["trust", "Why Choose Us", "What Makes Us Special?"],
  ["about", "growth partner", "We strive to help our clients have a Global impact", "Our Promise"],
  ["about", ...["Execution", "Accountability", "Growth", "Teamwork"]],
])("the words that the specification sets for content/pages/%s.yaml stand in it", (name, ...words) => {
  const text = readFileSync(`content/pages/${name}.yaml`, "utf8");
  expect(words.filter((part) => !text.includes(part))).toEqual([]);
});

test("the home page has the specification's six cards and three teasers, the portfolio its works", () => {
  const { expertise, blog } = readHomePage();
  expect([expertise.cards.length, blog.teasers.length]).toEqual([6, 3]);
  const { sliders, websites, videos } = readPortfolio();
  expect(sliders.map(({ pieces }) => pieces.length)).toEqual([6, 6, 6, 6, 6, 6]);
  expect([websites.items.length, videos.items.length]).toEqual([5, 9]);
});

test("the specification's ten articles are dated from 21 December 2024 to 31 January 2025", () => {
  const dates = readArticles()
    .filter(({ path }) => specification.articles.includes(path))
    .map(({ date }) => date);
  expect([dates[0], dates[9]]).toEqual(["2024-12-21", "2025-01-31"]);
});

test("the blog’s front page features the article on on-page SEO", () => {
  expect(readBlogCopy().featured.article).toBe("SEO-Optimization");
});
