import { expect, test } from "vitest";
import { checkContent } from "./check-content.server.ts";
import { longDate, readArticles } from "./data/articles.server.ts";
import { onOneLine } from "./data/content-error.ts";
import { articleSlugs, servicePaths } from "./data/paths.ts";
import { readServices } from "./data/services.server.ts";
import { renderBody } from "./pages/blog/blog-body.server.ts";

test("the site's own content has no mistakes", () => {
  expect(checkContent().map(onOneLine)).toEqual([]);
});

test("every service and every article has its address, and every address its file", () => {
  expect(readServices().map(({ path }) => path)).toEqual(servicePaths);
  expect(readArticles().map(({ slug }) => slug)).toEqual(articleSlugs);
});

test("the ten articles are dated from 21 December 2024 to 31 January 2025, oldest first", () => {
  const dates = readArticles().map(({ date }) => date);
  expect(dates).toHaveLength(10);
  expect(dates[0]).toBe("2024-12-21");
  expect(dates[9]).toBe("2025-01-31");
  expect(dates).toEqual(dates.toSorted());
});

test("a date is written out as the specification shows it", () => {
  expect(longDate("2025-01-28")).toBe("January 28, 2025");
  expect(longDate("2024-12-01")).toBe("December 1, 2024");
});

test("an article's headings become anchors and its contents list", () => {
  const { html, contents } = renderBody(
    "Intro\n\n## Rent & light\n\nText\n\n### A *closer* look\n\nText",
    "Table",
  );
  expect(contents).toEqual([{ id: "rent-light", title: "Rent & light" }]);
  expect(html).toContain('<h2 id="rent-light">Rent &amp; light</h2>');
  expect(html).toContain('<h3 id="a-closer-look">');
});
