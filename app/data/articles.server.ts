import { z } from "zod";
import { ContentError, refuseMissing } from "./content-error.ts";
import { formatDay } from "./format.ts";
import { currentContent, memoize } from "./open-content.server.ts";
import { refuseAddress } from "./paths.server.ts";
import { type PictureData, readPicture } from "./pictures.server.ts";
import {
  findPendingReason,
  listFinishedFiles,
  type PendingReason,
  readEach,
  showsUnpublished,
} from "./publishing.server.ts";
import { readMarkdown } from "./read-content.server.ts";
import {
  day,
  draft,
  personKey,
  pictureName,
  searchDescription,
  searchTitle,
  searchWords,
  servicePath,
  text,
} from "./schema.ts";

export const articleSchema = z.strictObject({
  title: text,
  metaTitle: searchTitle,
  description: searchDescription,
  keywords: searchWords,
  date: day,
  /** The day on which its facts were last checked against their sources. */
  updated: day.optional(),
  category: text,
  standfirst: text,
  cover: pictureName,
  /** A sentence of the text that hangs on a board beside it. */
  quote: text.optional(),
  service: servicePath,
  author: personKey.optional(),
  draft,
});

export type ArticleFacts = z.output<typeof articleSchema> & {
  slug: string;
  path: string;
  file: string;
  body: string;
  /** Why visitors don't see it yet; undefined once it is published. */
  pending: PendingReason | undefined;
};

/** Every article that has to be valid, oldest first: those published and those with a later date. */
export const readEveryArticle = memoize((): ArticleFacts[] =>
  readEach(listFinishedFiles("blog"), readArticle).sort(byDate),
);

/** The published articles, oldest first; those of the same day by file name. */
export const readArticles = memoize((): ArticleFacts[] =>
  readEveryArticle().filter(({ pending }) => showsUnpublished() || !pending),
);

/** Reads one article. @param name its file in `content/blog` @throws ContentError */
export function readArticle(name: string): ArticleFacts {
  const { facts, body } = readMarkdown(`blog/${name}`, articleSchema);
  const slug = name.replace(/\.md$/, "");
  const file = `content/blog/${name}`;
  refuseAddress(`blog/${name}`);
  readPicture(facts.cover, file);
  const { date, updated } = facts;
  if (!body.trim()) throw new ContentError(file, "text", "the article has no text below the second ---");
  if (updated && updated < date)
    throw new ContentError(
      file,
      "updated",
      `${updated} is before the article’s own date, ${date}; write the day it was last checked`,
    );
  return { ...facts, slug, path: `/Blog/${slug}`, file, body, pending: findPendingReason(facts) };
}

/** Oldest first; `app/data/paths.server.ts` lists the addresses in the same order. */
function byDate(a: { date: string; slug: string }, b: { date: string; slug: string }): number {
  return `${a.date} ${a.slug}` < `${b.date} ${b.slug}` ? -1 : 1;
}

export function findArticle(slug: string): ArticleFacts {
  return (
    readEveryArticle().find((article) => article.slug === slug) ??
    refuseMissing("content/blog", slug, `there is no article ${slug}.md; put the file back`)
  );
}

export function findCover(article: ArticleFacts): PictureData {
  return readPicture(article.cover, article.file);
}

/** `2025-01-28` as “January 28, 2025”, as the specification writes it in the blog’s lists; in Hindi “28 जनवरी 2025”. */
export function formatLongDate(date: string): string {
  if (currentContent().language === "hi") return formatDay(date, "hi");
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
