/** All places on one map; each has a page of its own below one of the two others. */
export const boardsPath = "/boards";
export const placeFolders = { society: "/societies", site: "/sites" };

/** The parts of the city, each with a page below it. */
export const areasFolder = "/areas";

/** How many places of a list are shown before a visitor asks for more; a longer list has a page of its own. */
export const shownAtFirst = 12;

/** Second addresses of a page, each with the one it repeats (specification, section 2). */
export const aliases: Record<string, string> = {
  "/Welcome-page": "/Clients",
  "/Outdoor-Advertising": "/Outdoor-Advertising-in-Raipur",
};

/** The canonical address of a second address in any spelling; any other address as it is. */
export function canonicalPath(path: string): string {
  const alias = Object.keys(aliases).find((alias) => alias.toLowerCase() === path.toLowerCase());
  return aliases[alias ?? ""] ?? path;
}

/** Other spellings in the specification's links; a case-sensitive host needs them as files. */
export const linkedSpellings = ["/about", "/contact", "/portfolio"];

/** The articles that load lazily (specification, section 2). */
export const lazyArticles = [
  "/Blog/Holiday-Sales-Strategies",
  "/Blog/Businesses-Prepare-for-Emerging-Trends",
];

/** Files that the build writes beside the pages. */
export const siteFiles = ["/sitemap.xml", "/robots.txt", "/feed.xml", "/site.webmanifest", "/boards.csv"];

/** What there is of each place to download or to print, by the name in its address. */
export function placeArtwork(slug: string) {
  return {
    template: `/artwork/${slug}.svg`,
    code: `/artwork/${slug}-qr.svg`,
    freeSheet: `/artwork/${slug}-free`,
  };
}

/** The articles in Hindi, beside the feed of all. */
export const hindiFeed = "/hi/feed.xml";

/**
 * The address of the enquiry form with values to fill in.
 * @param fields the service to choose, and the society or site that the message begins with
 * @param message lines for the message. They follow the #, so they are never sent to the server and still reach a new tab
 */
export function enquiryPath(
  path: string,
  fields: { service?: string; society?: string },
  message?: string,
): string {
  const hash = message ? `#message=${encodeURIComponent(message)}` : "";
  return `${path}?${new URLSearchParams(fields)}${hash}`;
}
