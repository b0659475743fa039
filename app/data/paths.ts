/** Legal and accessibility statements; linked from the footer, listed last. */
export const statementPages = ["/privacy", "/accessibility"];

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

/** Every page exists in English; in Hindi those that `content/hi` translates. */
export type Language = "en" | "hi";

/** The prefix of Hindi addresses. */
const hindiFolder = "/hi";

/** The language of the page at an address. */
export function detectLanguage(path: string): Language {
  return /^\/hi(?=[/.?#]|$)/i.test(path) ? "hi" : "en";
}

/** The address of the same page in English, whichever language it is in. */
export function toEnglishPath(path: string): string {
  return detectLanguage(path) === "hi" ? path.slice(hindiFolder.length).replace(/^(?!\/)/, "/") : path;
}

/**
 * The address that leads to a page from one in a language.
 * @param inHindi the addresses, in English, of the pages that are there in Hindi too
 * @param english path, query and hash of the page in English; the path in any spelling that leads there, as `/contact`
 */
export function localizePath(language: Language, inHindi: string[], english: string): string {
  const [path = ""] = english.split(/[?#]/, 1);
  const match = inHindi.find((candidate) => candidate.toLowerCase() === path.toLowerCase());
  if (language === "en" || match === undefined) return english;
  return toHindiPath(match) + english.slice(path.length);
}

/** The address of the same page in Hindi. @param path in English */
export function toHindiPath(path: string): string {
  return path === "/" ? hindiFolder : hindiFolder + path;
}

/** How many articles a page of the blog shows as cards (specification, section 9). */
const pageSize = 6;

/** How many articles, the oldest, never stand on the front page: with ten, those are the second page's. */
const oldestCount = 4;

/** How many articles of a list stand behind the front page; what is left are the newest, six at most. */
function countBehindFront(count: number): number {
  return Math.min(count, Math.max(oldestCount, count - pageSize));
}

/** How many pages the blog has; two at least (specification, section 9). */
export function countBlogPages(count: number): number {
  return 1 + Math.max(1, Math.ceil(countBehindFront(count) / pageSize));
}

/**
 * What a page of the blog shows of a list that runs from oldest to newest: newest first.
 * Page 1 shows the newest six and never the oldest four, every page behind it the six before those of the page in
 * front. Of ten that is 10 to 5 and 4 to 1 (specification, section 10.6); of eleven, 11 to 6 and 5 to 1.
 */
export function listPageArticles<T>(list: readonly T[], page: number): T[] {
  const behind = countBehindFront(list.length);
  if (page === 1) return list.slice(behind).reverse();
  const end = Math.max(0, behind - (page - 2) * pageSize);
  return list.slice(Math.max(0, end - pageSize), end).reverse();
}

/** Where a chat with the agency begins: the fixed number and a first line that the visitor may change. */
export function createChatAddress(
  { chat }: { chat: { number: string; text: string } },
  about?: string,
): string {
  const text = about ? `${chat.text} ${about}` : chat.text;
  return `https://wa.me/${chat.number}?text=${encodeURIComponent(text)}`;
}

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
