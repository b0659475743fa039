import { z } from "zod";
import {
  type ArticleFacts,
  coverOf,
  longDate,
  readArticle,
  readArticles,
  readBlogList,
  readCovers,
} from "../../data/blog.server.ts";
import { ContentError } from "../../data/content-error.ts";
import { once, readYaml } from "../../data/read-content.server.ts";
import { closing, head, text } from "../../data/schema.ts";
import { readSite } from "../../data/site.server.ts";
import { pageHead } from "../../seo/page-head.server.ts";
import { breadcrumbs } from "../../seo/structured-data.server.ts";
import { openingParagraphs, readingMinutes, renderBody, typographic } from "./blog-body.server.ts";

const file = "pages/blog.yaml";

/** A text with a gap that is filled in, such as {count}. */
const withGap = (name: string) =>
  text.refine((value) => value.includes(`{${name}}`), `write {${name}} where it belongs`);

const schema = z.strictObject({
  head,
  name: text.max(24),
  strap: text.max(70),
  ears: z.strictObject({ left: withGap("count"), right: withGap("minutes") }),
  featured: z.strictObject({ article: text, action: text }),
  cards: z.strictObject({ title: text, more: text, follow: text }),
  pager: z.strictObject({ label: text, page: text }),
  sidebar: z.strictObject({
    label: text,
    search: text,
    searchLabel: text,
    searchButton: text,
    recent: text,
    follow: text,
    followIn: z.array(z.enum(["instagram", "facebook", "linkedin", "youtube"])).min(1),
    none: text,
    noneHere: text,
    searchAll: text,
  }),
  second: z.strictObject({ head, title: text, text }),
  article: z.strictObject({
    readingTime: withGap("minutes"),
    contents: text,
    table: text,
    next: text,
    nextAction: withGap("service"),
    around: text,
    older: text,
    newer: text,
    all: text,
  }),
  closing,
});

/** The words around the articles, from `content/pages/blog.yaml`. */
export const readBlogWords = once(() => readYaml(file, schema));
export type BlogWords = ReturnType<typeof readBlogWords>;

/** The sidebar's words with the profiles it links to, in its own order. */
export function readBlogSidebar() {
  const { followIn, ...words } = readBlogWords().sidebar;
  return { ...words, profiles: followIn.map(profile) };
}
export type BlogSidebarWords = ReturnType<typeof readBlogSidebar>;

/** The screen /Blog: front page, list of all articles with their covers, sidebar. */
export const readBlogIndex = once(() => {
  const words = readBlogWords();
  const lead = featuredArticle(words.featured.article);
  const { html } = renderBody(lead.body, words.article.table);
  return {
    head: pageHead(words.head, "/Blog", {
      share: lead.cover,
      data: [blogAsData(words), breadcrumbs({ name: words.name, path: "/Blog" })],
    }),
    nameplate: {
      name: words.name,
      strap: words.strap,
      ears: ears(words),
      city: readSite().city,
      latest: latest(),
    },
    featured: {
      title: lead.title,
      link: lead.path,
      action: words.featured.action,
      standfirst: typographic(lead.standfirst),
      opening: openingParagraphs(html, 3),
      day: lead.date,
      date: longDate(lead.date),
      readingTime: readingTime(html),
      writer: readSite().writer,
      city: readSite().city,
      cover: coverOf(lead),
    },
    ...listing(words),
    closing: words.closing,
  };
});
export type BlogIndex = ReturnType<typeof readBlogIndex>;

/** The screen /Blog/2 as it is built in; a visitor's saved list may take the place of its articles. */
export const readBlogPageTwo = once(() => {
  const words = readBlogWords();
  const { head: ownHead, ...second } = words.second;
  return {
    head: pageHead(ownHead, "/Blog/2", {
      data: [breadcrumbs({ name: words.name, path: "/Blog" }, { name: second.title, path: "/Blog/2" })],
    }),
    name: words.name,
    ...second,
    ...listing(words),
    closing: words.closing,
  };
});
export type BlogPageTwo = ReturnType<typeof readBlogPageTwo>;

/** “8 min read”, in the words of `content/pages/blog.yaml`. */
export function readingTime(html: string): string {
  return readBlogWords().article.readingTime.replace("{minutes}", String(readingMinutes(html)));
}

function listing({ cards, pager }: BlogWords) {
  return { entries: readBlogList(), covers: readCovers(), cards, pager, sidebar: readBlogSidebar() };
}

function profile(icon: string) {
  const found = readSite().social.find((one) => one.icon === icon);
  if (!found)
    throw new ContentError(
      `content/${file}`,
      "sidebar.followIn",
      `content/site.yaml has no profile with the icon ${icon}; add it there or take ${icon} out here`,
    );
  return found;
}

function featuredArticle(slug: string): ArticleFacts {
  if (!readArticles().some((article) => article.slug === slug))
    throw new ContentError(
      `content/${file}`,
      "featured.article",
      `there is no ${slug}.md in content/blog; write the name of one of its files without .md`,
    );
  return readArticle(slug);
}

function ears({ ears: { left, right }, article }: BlogWords) {
  const all = readArticles();
  const minutes = all.map(({ body }) => readingMinutes(renderBody(body, article.table).html));
  const mean = Math.round(minutes.reduce((sum, one) => sum + one, 0) / all.length);
  return [left.replace("{count}", String(all.length)), right.replace("{minutes}", String(mean))];
}

function latest() {
  const day = readArticles().at(-1)?.date ?? "";
  return { day, date: longDate(day) };
}

function blogAsData({ name, head: { description } }: BlogWords): object {
  return {
    "@type": "Blog",
    "@id": "/Blog#blog",
    name,
    description,
    url: "/Blog",
    inLanguage: "en-IN",
    publisher: { "@type": "Organization", "@id": "/#agency", name: readSite().name, url: "/" },
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
