import { toHindiPath } from "../data/language-paths.ts";
import { currentContent } from "../data/open-content.server.ts";
import { readPaths, toContentLanguage } from "../data/paths.server.ts";
import { findSharePicture, readPicture } from "../data/pictures.server.ts";
import type { Meta } from "../data/schema.ts";
import { listSpecialDays, readSite } from "../data/site.server.ts";

/** What a page's head contains. Addresses are paths; `describeHead` makes them absolute. */
export type PageMeta = ReturnType<typeof createPageMeta>;

type Extras = {
  /** The picture for link previews: its base name, or address and words of one that the build draws. */
  share?: string | { src: string; alt: string };
  type?: "website" | "article";
  /** schema.org objects without `@context`; by default the breadcrumbs from Home to the page. */
  data?: object[];
  /** An article's date and the day of its last check. */
  published?: { date: string; updated: string };
  /** False for the page shown at unknown addresses. */
  isIndexed?: boolean;
};

/** Adds address, preview picture and structured data to a page's title, description and keywords. */
export function createPageMeta(
  head: Meta,
  path: string,
  {
    share = "home-hero",
    type = "website",
    data = [createBreadcrumbs({ name: head.title.replace(/ \| .*$/, ""), path })],
    published,
    isIndexed = true,
  }: Extras = {},
) {
  const inHindi = currentContent().language === "hi";
  return {
    ...head,
    /** Canonical address. */
    path: inHindi ? toHindiPath(path) : path,
    /** The address in English, if the page exists in Hindi too. */
    ...(readPaths().inHindi.includes(path) && { english: path }),
    siteName: readSite().name,
    feedTitle: readSite().labels.articles,
    isIndexed,
    type,
    share: typeof share === "string" ? pickSharePicture(share) : share,
    published,
    /** Google's verification code, on the home page only. */
    verification: path === "/" ? readSite().verification : undefined,
    data,
  };
}

function pickSharePicture(name: string) {
  const pictureName = findSharePicture(name) ? name : "home-hero";
  const src = findSharePicture(pictureName);
  return src && { src, alt: readPicture(pictureName, "content/pictures").alt };
}

/** The agency as a schema.org object; other objects refer to its `@id`. */
export function describeOrganisation(): object {
  const { name, address, phone, email, social, openingHours = [], geo } = readSite();
  return {
    "@type": "LocalBusiness",
    "@id": "/#agency",
    name,
    url: "/",
    image: "/icon-512.png",
    logo: "/icon-512.png",
    telephone: phone.number,
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: "IN",
    },
    openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: listSpecialDays().map(
      ({ from, until, opens = "00:00", closes = "00:00" }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: from,
        validThrough: until,
        opens,
        closes,
      }),
    ),
    ...(geo && {
      geo: { "@type": "GeoCoordinates", latitude: geo.latitude, longitude: geo.longitude },
    }),
    sameAs: social.map(({ url }) => url),
  };
}

/** The agency as a publisher, in short. */
export function describePublisher(): object {
  return { "@type": "Organization", "@id": "/#agency", name: readSite().name, url: "/" };
}

/** The breadcrumbs from Home to a page, for search engines. */
export function createBreadcrumbs(...steps: { name: string; path: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: readSite().name, path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: toContentLanguage(path),
    })),
  };
}
