import { longDate, readArticles, readCover } from "../../data/articles.server.ts";
import { memoize } from "../../data/open-content.server.ts";
import type { PictureData } from "../../data/pictures.server.ts";
import { readSite } from "../../data/site.server.ts";
import type { BlogEntry } from "./blog-store.ts";

/** The blog list with the specification's field names, as stored under `blogData` in local storage. */
export const readBlogList = memoize((): BlogEntry[] =>
  readArticles().map((article) => ({
    img: article.cover,
    date: longDate(article.date),
    day: article.date,
    title: article.title,
    link: article.path,
    altTag: readCover(article).alt,
    writer: readSite().writer,
    social: readSite().social.map(({ name, url }) => ({ name, url })),
  })),
);

/** The covers of all articles by their base name. */
export function readCovers(): Record<string, PictureData> {
  return Object.fromEntries(readArticles().map((article) => [article.cover, readCover(article)]));
}
