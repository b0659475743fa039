import { findSharePicture, readPicture } from "../data/pictures.server.ts";
import type { Meta } from "../data/schema.ts";
import { readSite } from "../data/site.server.ts";
import { breadcrumbs } from "./structured-data.server.ts";

/** All that a page says of itself in its head. Addresses are paths; the head makes them absolute. */
export type PageMeta = Meta & {
  /** Canonical address. */
  path: string;
  siteName: string;
  type: "website" | "article";
  /** Of an article: its date, and the day it was last checked. */
  published?: { date: string; updated: string };
  /** What search consoles want to find on the first page. */
  verification: { name: string; content: string }[];
  share?: { src: string; alt: string };
  /** schema.org objects without their `@context`. */
  data: object[];
};

type Extras = {
  /** Base name of the picture that stands for the page in link previews. */
  share?: string;
  type?: PageMeta["type"];
  /** Without it, where the page lies below Home, under the first part of its title. */
  data?: object[];
  published?: PageMeta["published"];
};

/** The names by which search consoles look for their codes. */
const consoles = { google: "google-site-verification", bing: "msvalidate.01" };

/** Completes a page's title, description and keywords with its address, preview picture and structured data. */
export function pageMeta(
  head: Meta,
  path: string,
  {
    share = "home-hero",
    type = "website",
    data = [breadcrumbs({ name: head.title.split(" | ", 1).join(), path })],
    published,
  }: Extras = {},
): PageMeta {
  const src = findSharePicture(share) ?? findSharePicture("home-hero");
  return {
    ...head,
    path,
    siteName: readSite().name,
    type,
    ...(src && {
      share: { src, alt: readPicture(findSharePicture(share) ? share : "home-hero", "content/pictures").alt },
    }),
    ...(published && { published }),
    verification: path === "/" ? verification() : [],
    data,
  };
}

function verification(): PageMeta["verification"] {
  const { google, bing } = readSite().verification ?? {};
  return Object.entries({ google, bing }).flatMap(([name, content]) =>
    content ? [{ name: consoles[name as keyof typeof consoles], content }] : [],
  );
}
