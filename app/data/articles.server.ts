import { z } from "zod";
import { ContentError } from "./content-error.ts";
import { articlePath, isTaken } from "./paths.ts";
import { listContent } from "./peek-content.server.ts";
import { type PictureData, readPicture } from "./pictures.server.ts";
import { memoize, readMarkdown } from "./read-content.server.ts";
import { pictureName, sitePath, text } from "./schema.ts";

const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date("write the date as year-month-day, for example 2025-01-28"),
);

const schema = z.strictObject({
  order: z.int().min(1),
  title: text,
  metaTitle: text.max(60),
  description: text.min(50).max(155),
  keywords: z.array(text).min(3).max(10),
  date: day,
  /** The day on which its facts were last held against their sources. */
  updated: day.optional(),
  category: text,
  standfirst: text,
  cover: pictureName,
  service: sitePath,
});

export type ArticleFacts = z.output<typeof schema> & {
  slug: string;
  path: string;
  file: string;
  body: string;
};

/** The articles in list order, oldest first: every file of `content/blog`. */
export const readArticles = memoize((): ArticleFacts[] => {
  const all = listContent("blog", ".md").map((name) => {
    const { facts, body } = readMarkdown(`blog/${name}`, schema);
    const slug = name.replace(/\.md$/, "");
    refuseAddress(`content/blog/${name}`, `/Blog/${slug}`);
    if (!body.trim())
      throw new ContentError(`content/blog/${name}`, "", "the article has no text below the second ---");
    return { ...facts, slug, path: `/Blog/${slug}`, file: `content/blog/${name}`, body };
  });
  all.sort((a, b) => a.order - b.order);
  for (const [index, { file, order, date, updated }] of all.entries()) {
    if (updated && updated < date)
      throw new ContentError(
        file,
        "updated",
        `${updated} is before the article’s own date, ${date}; write the day it was last checked`,
      );
    if (order !== index + 1)
      throw new ContentError(
        file,
        "order",
        `the articles are numbered 1 to ${all.length}; ${order} is taken twice or leaves a gap`,
      );
    const before = all[index - 1];
    if (before && before.date > date)
      throw new ContentError(
        file,
        "date",
        `article ${order} is dated before article ${order - 1}; the list runs from oldest to newest`,
      );
  }
  return all;
});

function refuseAddress(file: string, path: string): void {
  const wrong = !articlePath.test(path)
    ? "the file’s name becomes the article’s address; use letters, digits and dashes alone, such as My-Title.md"
    : isTaken(path)
      ? `${path} is the address of another page; give the file another name`
      : undefined;
  if (wrong) throw new ContentError(file, "", wrong);
}

export function findArticle(slug: string): ArticleFacts {
  const found = readArticles().find((article) => article.slug === slug);
  if (!found)
    throw new ContentError("content/blog", slug, `there is no article ${slug}.md; put the file back`);
  return found;
}

export function readCover(article: ArticleFacts): PictureData {
  return readPicture(article.cover, article.file);
}

/** `2025-01-28` as “January 28, 2025”, the form the specification shows. */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
