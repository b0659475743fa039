import {
  type ArticleFacts,
  findArticle,
  findCover,
  formatLongDate,
  readArticles,
} from "../../data/articles.server.ts";
import { ContentError } from "../../data/content-error.ts";
import { interpolate } from "../../data/format.ts";
import { toEnglishPath } from "../../data/language-paths.ts";
import { countWords, curlQuotes, renderMarkdown } from "../../data/markdown.server.ts";
import { currentContent } from "../../data/open-content.server.ts";
import { toContentLanguage } from "../../data/paths.server.ts";
import { findPerson } from "../../data/people.server.ts";
import { findSharePicture } from "../../data/pictures.server.ts";
import { findServiceByPath } from "../../data/services.server.ts";
import { readSite } from "../../data/site.server.ts";
import { createBreadcrumbs, createPageMeta, describePublisher } from "../../seo/page-meta.server.ts";
import { readBlogCopy, readBlogList, readBlogSidebar, readingTime } from "./blog-page.server.ts";

/**
 * The data of an article's page.
 * @throws ContentError when no article has that address
 */
export function readArticlePage({ pattern }: { pattern: string }) {
  const article = findArticle(toEnglishPath(pattern).replace("/Blog/", ""));
  const { copy, html, contents } = readArticleBody(article.slug);
  return {
    head: createPageMeta(
      { title: article.metaTitle, description: article.description, keywords: article.keywords },
      article.path,
      {
        share: article.cover,
        type: "article",
        published: { date: article.date, updated: article.updated ?? article.date },
        data: describeArticle(article),
      },
    ),
    slug: article.slug,
    path: article.path,
    title: article.title,
    category: article.category,
    standfirst: curlQuotes(article.standfirst),
    day: article.date,
    date: formatLongDate(article.date),
    checked: article.updated
      ? {
          day: article.updated,
          text: interpolate(copy.checked, { date: formatLongDate(article.updated) }),
        }
      : undefined,
    readingTime: readingTime(html),
    writer: readSite().writer,
    author: describeAuthor(article),
    cover: findCover(article),
    contents,
    ...divideText(article, html),
    service: describeService(article),
    older: findNeighbour(article, -1),
    newer: findNeighbour(article, 1),
    entries: readBlogList().map(({ title, link, date, day }) => ({ title, link, date, day })),
    sidebar: readBlogSidebar(),
    blog: readBlogCopy().name,
    copy,
  };
}
export type ArticlePage = ReturnType<typeof readArticlePage>;

/** An article's text as HTML, with its table of contents. */
function readArticleBody(slug: string) {
  const copy = readBlogCopy().article;
  const { html, contents } = renderMarkdown(findArticle(slug).body, copy.table);
  return { copy, html, contents };
}

/** The text in three parts: up to its second heading, where the quoted sentence hangs; what follows; and its end, about as long as the sidebar. */
function divideText({ quote, file }: ArticleFacts, html: string) {
  const sentence = quote && curlQuotes(quote);
  if (sentence && !html.includes(sentence))
    throw new ContentError(
      file,
      "quote",
      `the article doesn’t say “${sentence}”; copy a sentence of its text in which no word is bold or a link`,
    );
  const [, second = html.length, ...others] = [...html.matchAll(/<h2/g)].map(({ index }) => index);
  const end = others.findLast((at) => countWords(html.slice(at)) > 250) ?? html.length;
  return { quote: sentence, parts: [html.slice(0, second), html.slice(second, end), html.slice(end)] };
}

function describeService({ service, file }: ArticleFacts) {
  const { name, path, panelLine } = findServiceByPath(service, file, "service");
  return { name, path, line: panelLine };
}

/** Who wrote the article, in place of the writer that the specification gives to all; undefined where it names nobody. */
function describeAuthor({ author, file }: ArticleFacts) {
  if (author === undefined) return undefined;
  const { name, job, path } = findPerson(author, file, "author");
  return { name, job, path, text: interpolate(readBlogCopy().article.author, { name }) };
}

/** The previous (-1) or next (1) article in the list; undefined if there is none, or if the article isn't listed. */
function findNeighbour({ slug }: ArticleFacts, step: 1 | -1) {
  const place = readArticles().findIndex((article) => article.slug === slug);
  const article = place < 0 ? undefined : readArticles()[place + step];
  return article && { title: article.title, link: article.path };
}

function describeArticle(article: ArticleFacts): object[] {
  const { title, description, path, date, updated = date, keywords, category, cover } = article;
  const author = describeAuthor(article);
  const publisher = describePublisher();
  const image = findSharePicture(cover);
  return [
    {
      "@type": "BlogPosting",
      "@id": `${path}#article`,
      headline: title,
      description,
      url: toContentLanguage(path),
      mainEntityOfPage: toContentLanguage(path),
      datePublished: date,
      dateModified: updated,
      inLanguage: currentContent().language === "hi" ? "hi-IN" : "en-IN",
      articleSection: category,
      keywords: keywords.join(", ") || title,
      ...(image && { image }),
      author: author
        ? {
            "@type": "Person",
            name: author.name,
            jobTitle: author.job,
            url: author.path,
            worksFor: publisher,
          }
        : publisher,
      publisher: { ...publisher, logo: "/icon-512.png" },
      isPartOf: { "@id": "/Blog#blog" },
    },
    createBreadcrumbs({ name: readBlogCopy().name, path: "/Blog" }, { name: title, path }),
  ];
}
