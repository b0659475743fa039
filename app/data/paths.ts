/** The pages that are one of a kind, in the specification's order and spelling (section 2). */
export const singlePages = [
  "/",
  "/About",
  "/Contact",
  "/Clients",
  "/Portfolio",
  "/Showcase",
  "/Services",
  "/career",
  "/Blog",
  "/Blog/2",
];

/** Statements that the law or good manners ask for; reached from the footer, listed last. */
export const statementPages = ["/privacy", "/accessibility"];

/** Where what was ticked in the inventories is shown; reached from them, in no menu. */
export const planPath = "/plan";

/** All boards on one map; each has a page of its own below one of the two others. */
export const boardsPath = "/boards";
export const boardFolders = { society: "/societies", site: "/sites" };

/** Whether the router takes an address for a board's, whether there is such a board or not. */
export function isBoardPath(path: string): boolean {
  return Object.values(boardFolders).some((folder) => path.startsWith(`${folder}/`));
}

/** Second addresses of a page, each with the one it repeats (specification, section 2). */
export const aliases: Record<string, string> = {
  "/Welcome-page": "/Clients",
  "/Outdoor-Advertising": "/Outdoor-Advertising-in-Raipur",
};

/** The address that search engines are told for one in any spelling, where that is a second address; else the same. */
export function canonicalPath(path: string): string {
  const alias = Object.keys(aliases).find((alias) => alias.toLowerCase() === path.toLowerCase());
  return aliases[alias ?? ""] ?? path;
}

/** Spellings that the specification's links use beside the canonical one; a host that minds case needs them as files. */
export const linkedSpellings = ["/about", "/contact", "/portfolio"];

/** What the build writes beside the pages. */
export const siteFiles = ["/sitemap.xml", "/robots.txt", "/feed.xml", "/site.webmanifest", "/boards.csv"];

/** The articles in Hindi, beside the feed of all. */
export const hindiFeed = "/hi/feed.xml";

/** What the address of a service, or of a page of its own, may be. */
export const ownPath = /^\/[\w-]+$/;

/** What the address of an article may be. */
export const articlePath = /^\/Blog\/[\w-]+$/;

/** What the address of a case story may be. */
export const storyPath = /^\/work\/[\w-]+$/;

/** Whether an address, in any spelling, is that of a page or file of another kind. */
export function isTaken(path: string): boolean {
  if (/^\/Blog\/\d+$/i.test(path)) return true;
  return [
    ...singlePages,
    planPath,
    boardsPath,
    ...Object.values(boardFolders),
    ...statementPages,
    ...Object.keys(aliases),
    ...siteFiles,
    "/404",
    "/api",
    "/hi",
  ].some((one) => one.toLowerCase() === path.toLowerCase());
}
