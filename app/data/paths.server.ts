import { slug } from "github-slugger";
import { countBlogPages } from "./blog-paging.ts";
import {
  areaFile,
  boardFile,
  collections,
  type Folder,
  isTaken,
  placeLists,
  type SinglePage,
  singlePages,
} from "./collections.ts";
import { ContentError } from "./content-error.ts";
import { findHindiGaps, hindiFile, isHindiPage } from "./hindi.server.ts";
import { localizePath, toHindiPath } from "./language-paths.ts";
import { currentContent, getField, listContent, memoize, peekContent } from "./open-content.server.ts";
import {
  aliases,
  areasFolder,
  hindiFeed,
  linkedSpellings,
  placeArtwork,
  shownAtFirst,
  siteFiles,
} from "./paths.ts";
import { findAddress, listFinishedFiles, listShownFiles, showsUnpublished } from "./publishing.server.ts";

/**
 * A page that visitors can ask for in English: its kind, and the file below `content/` with its words, which it has to
 * itself unless it lists places. `inHindi` where no file says whether the page is there in Hindi, too.
 */
export type Page = { path: string; kind: PageKind; file?: string | undefined; inHindi?: boolean };

/** A service may show the inventory of the societies or sites of its own. */
export type PageKind =
  | ("single" | "blog page" | "article" | "text" | "story" | "place" | "area")
  | ("service" | "society" | "sites");

/** The site's addresses. Other mistakes in a file are left to its reader, so that they don't take other pages along. */
export const readPaths = memoize(() => {
  const pages = readPages();
  /** The English addresses of the pages that `content/hi` translates. */
  const inHindi = pages
    .filter(({ file, inHindi }) => inHindi ?? (file && isHindiPage(peekContent(hindiFile(file)))))
    .map(({ path }) => path);
  /** Every page of the sitemap; in Hindi after those in English. */
  const canonicalPaths = [...pages.map(({ path }) => path), ...inHindi.map(toHindiPath)];
  /** The second addresses of existing pages. */
  const aliasPaths = Object.keys(aliases).filter((path) => canonicalPaths.includes(aliases[path] ?? ""));
  const slugs = pages.filter(({ kind }) => kind === "place").map(({ path }) => path.split("/").at(-1) ?? "");
  const artworkPaths = slugs.flatMap((slug) => Object.values(placeArtwork(slug)));
  /** Everything the build writes as a file. */
  const everyPath = [
    ...canonicalPaths,
    ...aliasPaths,
    ...linkedSpellings,
    "/404",
    "/500",
    ...siteFiles,
    ...artworkPaths,
    ...(inHindi.length > 0 ? [hindiFeed, toHindiPath("/404"), toHindiPath("/500")] : []),
  ];
  return { pages, inHindi, canonicalPaths, aliasPaths, artworkPaths, everyPath };
});

/** The addresses in English of the pages of these kinds: services in menu order, articles from the oldest on. */
export function listPaths(...kinds: PageKind[]): string[] {
  return readPaths()
    .pages.filter(({ kind }) => kinds.includes(kind))
    .map(({ path }) => path);
}

/** The file below `content/` that a page has to itself. @param path in English */
export function findPageFile(path: string): string | undefined {
  return readPaths().pages.find((page) => page.path === path)?.file;
}

/** Every page in the specification's order, then the boards'. */
function readPages(): Page[] {
  const single = Object.entries<SinglePage>(singlePages).map(
    ([path, { words }]): Page => ({ path, kind: "single", file: words }),
  );
  const services = readServicePages();
  const articles = listPages("blog", "article").sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const blogPages = Array.from({ length: countBlogPages(articles.length) - 2 }, (_, index) => index + 3);
  return [
    ...single,
    ...blogPages.map((page): Page => ({ path: `/Blog/${page}`, kind: "blog page" })),
    ...services,
    ...articles,
    ...listPages("pages", "text"),
    ...listPages("stories", "story"),
    ...listPlacePages(),
    ...listAreaPages(),
  ];
}

function orderOf({ file = "", path }: Page): string {
  return `${getField(peekContent(file), "date")} ${path}`;
}

/** The pages of a collection's published files; of those that can't have their address, the readers tell. */
function listPages(folder: Folder, kind: PageKind): Page[] {
  return listShownFiles(folder)
    .map((name) => `${folder}/${name}`)
    .filter((file) => !findAddressMistake(file))
    .map((file) => ({ path: findAddress(file), kind, file }));
}

function readServicePages(): Page[] {
  const listingSites = listContent("inventory", ".yaml").map((name) =>
    getField(peekContent(`inventory/${name}`), "service"),
  );
  return listPages("services", "service")
    .map((page) => {
      const facts = peekContent(page.file ?? "");
      const hasSocieties = getField(facts, "inventory") !== undefined;
      const kind: PageKind = hasSocieties
        ? "society"
        : listingSites.includes(page.path)
          ? "sites"
          : page.kind;
      const order = Number(getField(facts, "order")) || Infinity;
      return { order, page: { ...page, kind } };
    })
    .sort((a, b) => a.order - b.order)
    .map(({ page }) => page);
}

/** The addresses that finished files ask for, in the order in which they get them. */
const listAddresses = memoize(() =>
  (Object.keys(collections) as Folder[]).flatMap((folder) =>
    listFinishedFiles(folder).map((name) => ({
      file: `${folder}/${name}`,
      key: findAddress(`${folder}/${name}`).toLowerCase(),
    })),
  ),
);

/** Whether an address, in any spelling, belongs to another page, file or program. @param file whose page is to have it */
export function isTakenByOther(path: string, file?: string): boolean {
  const others = listAddresses();
  const own = others.findIndex((entry) => entry.file === file);
  const before = own < 0 ? others : others.slice(0, own);
  return isTaken(path) || before.some(({ key }) => key === path.toLowerCase());
}

/** The last part of the address of a page that content makes. */
export const namePattern = /^[\w-]+$/;

/** Why the page of a collection's file can't have its address; undefined where it can. @param file below `content/` */
function findAddressMistake(file: string): ContentError | undefined {
  const { prefix, ending } = collections[file.split("/", 1).join() as Folder];
  const path = findAddress(file);
  const field = file.startsWith("services/") ? "path" : "";
  const refuse = (remedy: string) => new ContentError(`content/${file}`, field, remedy);
  if (!path.startsWith(prefix) || !namePattern.test(path.slice(prefix.length)))
    return refuse(
      field
        ? "write / and a name of letters, digits and dashes alone, such as /Radio-in-Raipur"
        : `the file’s name becomes the page’s address; use letters, digits and dashes alone, such as My-Title${ending}`,
    );
  if (!isTakenByOther(path, file)) return undefined;
  return refuse(
    `${path} is the address of another page, or of the site’s own files and programs; ${field ? "write another" : "give the file another name"}`,
  );
}

/** @param file of a collection, below `content/` @throws ContentError where its page can't have its address */
export function refuseAddress(file: string): void {
  const mistake = findAddressMistake(file);
  if (mistake) throw mistake;
}

/** Converts an English address, with query and hash, to the language that is being read, if the page exists in it. */
export function toContentLanguage(english: string): string {
  return localizePath(currentContent().language, readPaths().inHindi, english);
}

/** Whether a page exists in the current language. @param english its address in English */
export function hasPage(english: string): boolean {
  return currentContent().language === "en" || readPaths().inHindi.includes(english);
}

/** The societies' and sites' own pages; in Hindi those of places whose own words are all there in Hindi. */
function listPlacePages(): Page[] {
  const hasWords = isHindiPage(peekContent(hindiFile(boardFile)));
  const pages = Object.values(placeLists).flatMap(({ files, at, prefix }) =>
    expandFolder(files).flatMap((file) => {
      const [list, hindiWords] = [file, hindiFile(file)].map((name) => getField(peekContent(name), ...at));
      const slugs = listSlugs(list);
      return listPublished(list).map((entry, index): Page => {
        const hindi = getField(hindiWords, String(getField(entry, "key")));
        const inHindi = hasWords && hindi !== undefined && findHindiGaps(entry, hindi).length === 0;
        return { path: `${prefix}${slugs[index]}`, kind: "place", inHindi };
      });
    }),
  );
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

/** From how many places on a part of the city has a page of its own. */
const areaPageFrom = 6;

/** The lists of places that are too long for one view, and the parts of the city with more than a handful of places. */
function listAreaPages(): Page[] {
  const lists = Object.values(placeLists);
  const long = lists.filter((list) => listPlaceEntries(list).length > shownAtFirst);
  const areas = [...countAreas()].filter(([, count]) => count >= areaPageFrom);
  return [
    ...long.map(({ prefix }) => prefix.slice(0, -1)),
    ...areas.map(([name]) => `${areasFolder}/${name}`),
  ].map((path) => ({ path, kind: "area", file: areaFile }));
}

/** How many places each part of the city has, by its name in addresses. */
const countAreas = memoize(() => {
  const counts = new Map<string, number>();
  for (const name of Object.values(placeLists).flatMap(listPlaceEntries).map(slugArea))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
});

function listPlaceEntries({ files, at }: { files: string; at: readonly string[] }): unknown[] {
  return expandFolder(files).flatMap((file) => listPublished(getField(peekContent(file), ...at)));
}

/** The name in addresses of the part of the city where an entry stands: its area, or else what its address begins with. */
function slugArea(entry: unknown): string {
  const address = String(getField(entry, "address") ?? "");
  return slug(String(getField(entry, "area") ?? address.split(",", 1)).trim());
}

/** The address of the page of each published entry's part of the city; undefined where that has too few places. */
export function listAreaPaths(list: unknown): (string | undefined)[] {
  return listPublished(list)
    .map(slugArea)
    .map((name) => ((countAreas().get(name) ?? 0) < areaPageFrom ? undefined : `${areasFolder}/${name}`));
}

/** The files of a folder of `content/`, which ends with a slash; a file as it is. */
export function expandFolder(file: string): string[] {
  return file.endsWith("/") ? listContent(file.slice(0, -1), ".yaml").map((name) => file + name) : [file];
}

/** The slug of each of a list's published entries, made from its English name. */
export function listSlugs(list: unknown): string[] {
  return listPublished(list).map((entry) => slug(String(getField(entry, "name"))));
}

function listPublished(list: unknown): unknown[] {
  return (Array.isArray(list) ? list : []).filter((entry) => showsUnpublished() || !getField(entry, "draft"));
}
