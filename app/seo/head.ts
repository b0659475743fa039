import { buildSettings } from "../data/build-constants.ts";
import { startOfDay } from "../data/format.ts";
import { detectLanguage, toHindiPath } from "../data/language-paths.ts";
import { hindiFeed } from "../data/paths.ts";
import type { PageMeta } from "./page-meta.server.ts";

/** A page's head as attributes of its elements: title, description, keywords, addresses, Open Graph and Twitter tags, JSON-LD. */
export function describeHead(page: PageMeta) {
  const isHindi = detectLanguage(page.path) === "hi";
  return {
    title: page.title,
    meta: [
      { name: "description", content: page.description },
      { name: "keywords", content: page.keywords.join(", ") || page.title },
      ...(page.isIndexed ? describePreview(page, isHindi) : [{ name: "robots", content: "noindex" }]),
    ],
    links: [
      ...(page.isIndexed ? [{ rel: "canonical", href: toUrl(page.path) }] : []),
      ...listAlternates(page.english).map(([hreflang, path]) => ({
        rel: "alternate",
        hreflang,
        href: toUrl(path),
      })),
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/site.webmanifest" },
      { rel: "alternate", type: "application/atom+xml", href: "/feed.xml", title: page.feedTitle },
      ...(isHindi
        ? [{ rel: "alternate", type: "application/atom+xml", href: hindiFeed, title: page.siteName }]
        : []),
    ],
    data: page.data.map((item) => ({ "@context": "https://schema.org", ...addOrigin(item) })),
  };
}

/** What a link to the page shows elsewhere, and what search consoles look for. */
function describePreview(page: PageMeta, isHindi: boolean) {
  return [
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.type },
    { property: "og:url", content: toUrl(page.path) },
    { property: "og:site_name", content: page.siteName },
    { property: "og:locale", content: isHindi ? "hi_IN" : "en_IN" },
    ...(page.published
      ? [
          { property: "article:published_time", content: startOfDay(page.published.date) },
          { property: "article:modified_time", content: startOfDay(page.published.updated) },
        ]
      : []),
    ...(page.verification ? [{ name: "google-site-verification", content: page.verification }] : []),
    ...(page.share
      ? [
          { property: "og:image", content: toUrl(page.share.src) },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { property: "og:image:alt", content: page.share.alt },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : [{ name: "twitter:card", content: "summary" }]),
  ];
}

/**
 * The addresses of a page in each language, which search engines want on every one of them:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 * @param english its address in English; undefined if there is only that
 */
export function listAlternates(english: string | undefined): [string, string][] {
  if (english === undefined) return [];
  return [
    ["en-IN", english],
    ["hi-IN", toHindiPath(english)],
    ["x-default", english],
  ];
}

/** The absolute address of a path of the site. */
export function toUrl(path: string): string {
  return new URL(path, buildSettings.siteUrl).href;
}

/** Makes the addresses in JSON-LD absolute, as search engines require. */
function addOrigin(value: object): object {
  return JSON.parse(JSON.stringify(value), (key, inner) =>
    typeof inner === "string" &&
    inner.startsWith("/") &&
    /^(@id|url|item|image|logo|mainEntityOfPage)$/.test(key)
      ? toUrl(inner)
      : inner,
  );
}
