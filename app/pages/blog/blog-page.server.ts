import { z } from "zod";
import {
  type ArticleFacts,
  findArticle,
  findCover,
  formatLongDate,
  readArticles,
} from "../../data/articles.server.ts";
import { countBlogPages } from "../../data/blog-paging.ts";
import { ContentError } from "../../data/content-error.ts";
import { interpolate } from "../../data/format.ts";
import {
  curlQuotes,
  estimateReadingMinutes,
  findOpeningParagraphs,
  renderMarkdown,
} from "../../data/markdown.server.ts";
import { memoize } from "../../data/open-content.server.ts";
import type { PictureData } from "../../data/pictures.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import { articleName, closing, meta, text, texts, withPlaceholders } from "../../data/schema.ts";
import { readSite } from "../../data/site.server.ts";
import { createBreadcrumbs, createPageMeta, describePublisher } from "../../seo/page-meta.server.ts";
import type { BlogEntry } from "./blog-store.ts";

const file = "pages/blog.yaml";

/** The copy of a page after the front page; `{page}` is its number. */
const backPage = z.strictObject({
  head: meta.extend({ title: withPlaceholders(text.max(60), "page") }),
  title: text,
  text,
});

const schema = z.strictObject({
  head: meta,
  name: text.max(24),
  strap: text.max(70),
  ears: z.strictObject({ left: withPlaceholders(text, "count"), right: withPlaceholders(text, "minutes") }),
  featured: z.strictObject({ article: articleName, action: text }),
  cards: z.strictObject({ title: text, more: text, follow: text }),
  pager: z.strictObject({ label: text, page: text }),
  sidebar: z.strictObject({
    ...texts("label", "search", "searchLabel", "searchButton", "recent", "follow"),
    ...texts("none", "noneHere", "searchAll"),
    followIn: z.array(z.enum(["instagram", "facebook", "linkedin", "youtube"])).min(1),
  }),
  /** The last page, with the oldest articles. */
  oldest: backPage,
  /** The pages between the front page and the oldest articles. */
  between: backPage,
  article: z.strictObject({
    readingTime: withPlaceholders(text, "minutes"),
    author: withPlaceholders(text, "name"),
    checked: withPlaceholders(text, "date"),
    nextAction: withPlaceholders(text, "service"),
    ...texts("contents", "table", "next", "around", "older", "newer", "all"),
  }),
  closing,
});

/** The copy around the articles, from `content/pages/blog.yaml`. */
export const readBlogCopy = memoize(() => readYaml(file, schema));
export type BlogCopy = ReturnType<typeof readBlogCopy>;

/** The sidebar's copy and its social links. */
export function readBlogSidebar() {
  const { followIn, ...copy } = readBlogCopy().sidebar;
  const { social } = readSite();
  return { ...copy, socialLinks: followIn.flatMap((name) => social.find(({ icon }) => icon === name) ?? []) };
}
export type BlogSidebarCopy = ReturnType<typeof readBlogSidebar>;

/** The front page, /Blog: the lead story, the list of articles, the sidebar. */
export const readBlogIndex = memoize(() => {
  const copy = readBlogCopy();
  const lead = featuredArticle(copy.featured.article);
  const { html } = renderMarkdown(lead.body, copy.article.table);
  return {
    head: createPageMeta(copy.head, "/Blog", {
      share: lead.cover,
      data: [blogAsData(copy), createBreadcrumbs({ name: copy.name, path: "/Blog" })],
    }),
    masthead: {
      name: copy.name,
      strap: copy.strap,
      notes: mastheadNotes(copy),
      city: readSite().city,
      latest: dayOf(readArticles().at(-1) ?? lead),
    },
    featured: {
      title: lead.title,
      link: lead.path,
      action: copy.featured.action,
      standfirst: curlQuotes(lead.standfirst),
      opening: findOpeningParagraphs(html, 3),
      ...dayOf(lead),
      readingTime: readingTime(html),
      writer: readSite().writer,
      city: readSite().city,
      cover: findCover(lead),
    },
    ...listing(copy),
    closing: copy.closing,
  };
});
export type BlogIndex = ReturnType<typeof readBlogIndex>;

/**
 * A page after the front page, `/Blog/2` and up, as it is built. A visitor's saved list may replace the articles of the
 * second page.
 */
export function readBlogBackPage({ pattern: path }: { pattern: string }) {
  const copy = readBlogCopy();
  const page = Number(path.replace("/Blog/", ""));
  const pageCopy = page === countBlogPages(readArticles().length) ? copy.oldest : copy.between;
  const addNumber = (words: string) => interpolate(words, { page });
  return {
    head: createPageMeta(
      {
        title: addNumber(pageCopy.head.title),
        description: addNumber(pageCopy.head.description),
        keywords: pageCopy.head.keywords.map(addNumber),
      },
      path,
      { data: [createBreadcrumbs({ name: copy.name, path: "/Blog" }, { name: pageCopy.title, path })] },
    ),
    name: copy.name,
    page,
    title: pageCopy.title,
    text: pageCopy.text,
    ...listing(copy),
    closing: copy.closing,
  };
}

export type BlogBackPage = ReturnType<typeof readBlogBackPage>;

/** “8 min read”, in the words of `content/pages/blog.yaml`. */
export function readingTime(html: string): string {
  return interpolate(readBlogCopy().article.readingTime, { minutes: estimateReadingMinutes(html) });
}

function dayOf({ date }: ArticleFacts) {
  return { day: date, date: formatLongDate(date) };
}

function listing({ cards, pager }: BlogCopy) {
  return { entries: readBlogList(), covers: listCovers(), cards, pager, sidebar: readBlogSidebar() };
}

function featuredArticle(slug: string): ArticleFacts {
  if (!readArticles().some((article) => article.slug === slug))
    throw new ContentError(
      `content/${file}`,
      "featured.article",
      `there is no ${slug}.md in content/blog; write the name of one of its files without .md`,
    );
  return findArticle(slug);
}

function mastheadNotes({ ears: { left, right } }: BlogCopy) {
  const count = readArticles().length;
  return [interpolate(left, { count }), interpolate(right, { minutes: readMeanMinutes() })];
}

const readMeanMinutes = memoize((): number => {
  const minutes = readArticles().map(({ body }) => estimateReadingMinutes(renderMarkdown(body, "").html));
  return Math.round(minutes.reduce((sum, count) => sum + count, 0) / minutes.length);
});

function blogAsData({ name, head: { description } }: BlogCopy): object {
  return {
    "@type": "Blog",
    "@id": "/Blog#blog",
    name,
    description,
    url: "/Blog",
    inLanguage: "en-IN",
    publisher: describePublisher(),
    blogPost: readArticles()
      .toReversed()
      .map(({ title, path, date }) => ({
        "@type": "BlogPosting",
        headline: title,
        url: path,
        datePublished: date,
      })),
  };
}

/** The blog list with the specification's field names, as stored under `blogData` in local storage. */
export const readBlogList = memoize((): BlogEntry[] =>
  readArticles().map((article) => ({
    img: article.cover,
    date: formatLongDate(article.date),
    day: article.date,
    title: article.title,
    link: article.path,
    altTag: findCover(article).alt,
    writer: readSite().writer,
    social: readSite().social.map(({ name, url }) => ({ name, url })),
  })),
);

/** The covers of all articles by their base name. */
function listCovers(): Record<string, PictureData> {
  return Object.fromEntries(readArticles().map((article) => [article.cover, findCover(article)]));
}
