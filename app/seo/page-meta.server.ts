import { hindiPath } from "../data/language.ts";
import { currentContent } from "../data/open-content.server.ts";
import { readPaths } from "../data/paths.server.ts";
import { findSharePicture, readPicture } from "../data/pictures.server.ts";
import type { Meta } from "../data/schema.ts";
import { readSite } from "../data/site.server.ts";
import { breadcrumbs } from "./structured-data.server.ts";

/** What a page's head contains. Addresses are paths; `meta` makes them absolute. */
export type PageMeta = ReturnType<typeof pageMeta>;

type Extras = {
  /** Base name of the picture that stands for the page in link previews, or address and words of one that the build draws. */
  share?: string | { src: string; alt: string };
  type?: "website" | "article";
  /** schema.org objects without their `@context`; by default breadcrumbs from Home to the page, named by the first part of its title. */
  data?: object[];
  /** Of an article: its date, and the day it was last checked. */
  published?: { date: string; updated: string };
};

/** The meta tags in which search consoles look for their codes. */
const consoles = { google: "google-site-verification", bing: "msvalidate.01" };

/** Adds address, preview picture and structured data to a page's title, description and keywords. */
export function pageMeta(
  head: Meta,
  path: string,
  {
    share = "home-hero",
    type = "website",
    data = [breadcrumbs({ name: head.title.split(" | ", 1).join(), path })],
    published,
  }: Extras = {},
) {
  const inHindi = currentContent().language === "hi";
  return {
    ...head,
    /** Canonical address. */
    path: inHindi ? hindiPath(path) : path,
    /** The address in English, if the page is there in Hindi too. */
    ...(readPaths().inHindi.includes(path) && { english: path }),
    siteName: readSite().name,
    type,
    share: typeof share === "string" ? sharePicture(share) : share,
    published,
    /** Verification codes for search consoles, on the home page only. */
    verification: path === "/" ? verification() : [],
    data,
  };
}

function sharePicture(name: string) {
  const found = findSharePicture(name) ? name : "home-hero";
  const src = findSharePicture(found);
  return src && { src, alt: readPicture(found, "content/pictures").alt };
}

function verification() {
  const { google, bing } = readSite().verification ?? {};
  return Object.entries({ google, bing }).flatMap(([name, content]) =>
    content ? [{ name: consoles[name as keyof typeof consoles], content }] : [],
  );
}
