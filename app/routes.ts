import { type SinglePath, singlePages } from "./data/collections.ts";
import { toHindiPath } from "./data/language-paths.ts";
import { type PageKind, readPaths } from "./data/paths.server.ts";
import { aliases, hindiFeed, linkedSpellings } from "./data/paths.ts";

/** The pages that content makes: one file for each kind. */
const pageKinds: Record<Exclude<PageKind, "single">, string> = {
  service: "services/service",
  society: "services/society-branding",
  sites: "services/site-service",
  "blog page": "blog/blog-back-page",
  article: "blog/article",
  text: "text/text",
  story: "work/story",
  place: "services/boards/board",
  area: "services/areas/area",
};

/** What is no page. */
const files: Record<string, string> = {
  "/sitemap.xml": "app/seo/sitemap.ts",
  "/robots.txt": "app/seo/robots.ts",
  "/feed.xml": "app/seo/feed.ts",
  [hindiFeed]: "app/seo/feed.ts",
  "/site.webmanifest": "app/seo/manifest.ts",
  "/boards.csv": "app/pages/services/boards/boards-csv.ts",
};

type RouteEntry = { pattern: string; entrypoint: string };

/**
 * Every address of the site with the file that answers it. The second addresses of a page, and those in Hindi, have the file
 * of the first; in which language it is read, `layout/middleware.ts` tells from the address.
 * @throws Error when another spelling is listed of a page that isn't there
 */
export function listRoutes(): RouteEntry[] {
  const { pages, inHindi, aliasPaths, artworkPaths } = readPaths();
  const english = new Map(
    pages.map(({ path, kind }) => [
      path,
      kind === "single" ? singlePages[path as SinglePath].file : pageKinds[kind],
    ]),
  );
  const findFile = (path: string) => {
    const file = english.get(path);
    if (!file) throw new Error(`app/data/paths.ts: “${path}” is no page; take it out of linkedSpellings`);
    return `app/pages/${file}.astro`;
  };
  const again = aliasPaths.map((path): [string, string] => [path, aliases[path] ?? ""]);
  const spellings = linkedSpellings.map((path): [string, string] => [
    path,
    [...english.keys()].find((page) => page.toLowerCase() === path) ?? path,
  ]);
  return [
    ...[...english.keys()].map((path) => ({ pattern: path, entrypoint: findFile(path) })),
    ...[...again, ...spellings].map(([pattern, path]) => ({ pattern, entrypoint: findFile(path) })),
    ...inHindi.map((path) => ({ pattern: toHindiPath(path), entrypoint: findFile(path) })),
    ...["/", "/hi/"]
      .filter((folder) => folder === "/" || inHindi.length > 0)
      .flatMap((folder) => [
        { pattern: `${folder}404`, entrypoint: "app/pages/not-found/not-found.astro" },
        { pattern: `${folder}500`, entrypoint: "app/pages/failure/failure.astro" },
      ]),
    // No page of the site: the proxy shows it while the server is down.
    { pattern: "/away", entrypoint: "app/pages/away/away.astro" },
    ...artworkPaths.map((pattern) => ({
      pattern,
      entrypoint: `app/pages/services/boards/${pattern.endsWith(".svg") ? "artwork-files.ts" : "free-sheet.astro"}`,
    })),
    ...Object.entries(files)
      .filter(([pattern]) => inHindi.length > 0 || pattern !== hindiFeed)
      .map(([pattern, entrypoint]) => ({ pattern, entrypoint })),
  ];
}
