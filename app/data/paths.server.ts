import { slug } from "github-slugger";
import { z } from "zod";
import { hindiFile, isHindiPage } from "./hindi.server.ts";
import { currentContent, getField, listContent, memoize, peekContent } from "./open-content.server.ts";
import {
  aliases,
  articlePattern,
  boardFolders,
  boardsPath,
  countBlogPages,
  hindiFeed,
  isTaken,
  linkedSpellings,
  localizePath,
  pagePattern,
  planPath,
  singlePages,
  siteFiles,
  statementPages,
  storyPattern,
  toHindiPath,
} from "./paths.ts";
import { listShownFiles, showsUnpublished } from "./publishing.server.ts";
import { readYaml } from "./read-content.server.ts";

/** A page that visitors can ask for in English: its kind, and the file below `content/` that it has to itself. */
export type Page = { path: string; kind: PageKind; file?: string | undefined };

/** A service may show the inventory of the societies or sites of its own. */
export type PageKind =
  | ("single" | "blog page" | "article" | "text" | "story" | "board")
  | ("service" | "society" | "sites");

/** The site's addresses. Other mistakes in a file are left to its reader, so that they don't take other pages along. */
export const readPaths = memoize(() => {
  const pages = readPages();
  /** The English addresses of the pages that `content/hi` translates. */
  const inHindi = pages
    .filter(({ file }) => file && isHindiPage(peekContent(hindiFile(file))))
    .map(({ path }) => path);
  /** Every page of the sitemap; in Hindi after those in English. */
  const canonicalPaths = [...pages.map(({ path }) => path), ...inHindi.map(toHindiPath)];
  /** The second addresses of existing pages. */
  const aliasPaths = Object.keys(aliases).filter((path) => canonicalPaths.includes(aliases[path] ?? ""));
  /** Everything the build writes as a file. */
  const everyPath = [
    ...canonicalPaths,
    ...aliasPaths,
    ...linkedSpellings,
    "/404",
    "/500",
    ...siteFiles,
    ...(inHindi.length > 0 ? [hindiFeed, toHindiPath("/404"), toHindiPath("/500")] : []),
  ];
  return { pages, inHindi, canonicalPaths, aliasPaths, everyPath };
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

/** Every page in the specification's order: a file of `services`, `blog` or `stories`, or a Markdown file of `pages`, is one. */
function readPages(): Page[] {
  const taken = new Set<string>();
  // A route may exist only once; readers report the second one.
  const isFree = ({ path }: Page) => !isTaken(path) && taken.size < taken.add(path.toLowerCase()).size;
  const services = readServicePages().filter(isFree);
  const articles = readMarkdownPages("article", "blog", "/Blog/", articlePattern)
    .map((page) => ({ page, order: `${getField(peekContent(page.file ?? ""), "date")} ${page.path}` }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ page }) => page)
    .filter(isFree);
  const texts = readMarkdownPages("text", "pages", "/", pagePattern).filter(isFree);
  const blogPages = Array.from({ length: countBlogPages(articles.length) - 2 }, (_, index) => index + 3);
  const single = (path: string, file = `pages${path.toLowerCase()}.yaml`): Page => ({
    path,
    kind: "single",
    file,
  });
  return [
    ...singlePages.map((path) => single(path, path === "/" ? "pages/home.yaml" : undefined)),
    ...blogPages.map((page): Page => ({ path: `/Blog/${page}`, kind: "blog page" })),
    ...services,
    ...articles,
    ...texts,
    ...readMarkdownPages("story", "stories", "/work/", storyPattern),
    single(planPath, "plan.yaml"),
    single(boardsPath),
    ...listBoardPaths().map((path): Page => ({ path, kind: "board" })),
    ...statementPages.map((path) => single(path)),
  ];
}

function readMarkdownPages(
  kind: PageKind,
  folder: "blog" | "pages" | "stories",
  prefix: string,
  pattern: RegExp,
): Page[] {
  return listShownFiles(folder)
    .map((name) => ({ path: prefix + name.replace(/\.md$/, ""), kind, file: `${folder}/${name}` }))
    .filter(({ path }) => pattern.test(path));
}

function readServicePages(): Page[] {
  const listingSites = listContent("inventory", ".yaml").map((name) =>
    getField(peekContent(`inventory/${name}`), "service"),
  );
  return listShownFiles("services")
    .map((name) => ({ file: `services/${name}`, facts: peekContent(`services/${name}`) }))
    .map(({ file, facts }) => {
      const path = String(getField(facts, "path"));
      const hasSocieties = getField(facts, "inventory") !== undefined;
      const kind: PageKind = hasSocieties ? "society" : listingSites.includes(path) ? "sites" : "service";
      return { file, path, kind, order: Number(getField(facts, "order")) || Infinity };
    })
    .filter(({ path }) => pagePattern.test(path))
    .sort((a, b) => a.order - b.order || a.file.localeCompare(b.file))
    .map(({ path, kind, file }) => ({ path, kind, file }));
}

/** Converts an English address, with query and hash, to the current language, if the page exists in it. */
export function toLocalPath(english: string): string {
  return localizePath(currentContent().language, readPaths().inHindi, english);
}

/** Whether a page exists in the current language. @param english its address in English */
export function hasPage(english: string): boolean {
  return currentContent().language === "en" || readPaths().inHindi.includes(english);
}

/** The addresses of the societies' and sites' own pages. */
function listBoardPaths(): string[] {
  const societies = peekContent("societies.yaml");
  const sites = listContent("inventory", ".yaml").flatMap((file) =>
    getField(peekContent(`inventory/${file}`), "sites"),
  );
  const paths = [
    ...listSlugs(societies).map((name) => `${boardFolders.society}/${name}`),
    ...listSlugs(sites).map((name) => `${boardFolders.site}/${name}`),
  ];
  return [...new Set(paths)];
}

/** The slug of each of a list's published entries, made from its English name. */
export function listSlugs(list: unknown): string[] {
  const shown = (Array.isArray(list) ? list : []).filter(
    (entry) => showsUnpublished() || !getField(entry, "draft"),
  );
  return shown.map((entry) => slug(String(getField(entry, "name"))));
}

/** A redirect (301) or a removed address (410). Percent-encoded, as a browser sends it. */
export type Redirect = { from: string; to?: string; status: 301 | 410 };

/** Where they stand, below `content/`. */
export const redirectsFile = "redirects.yaml";

const fromSchema = z
  .string()
  .regex(
    /^\/(?!\/)[^\s?#\\]*$/,
    "write an address of this site that begins with one /, without spaces, ? and #, for example /old-page",
  )
  .refine(canBeDecoded, "there is a % in this address that stands for nothing; write the letter itself");

const toSchema = z
  .string()
  .regex(
    /^(\/(?!\/)|https:\/\/[^/\s]+)\S*$/,
    "write a page of this site, for example /Contact, or a whole address beginning with https://",
  )
  .refine((to) => URL.canParse(to, "https://here.example"), "write an address that a browser can open");

const schema = z.strictObject({
  redirects: z.array(
    z
      .strictObject({
        from: fromSchema,
        to: toSchema.optional(),
        gone: z.literal(true, "write `gone: true`, or take the line out").optional(),
      })
      .refine(({ to, gone }) => (to === undefined) !== (gone === undefined), {
        path: ["from"],
        error: "write either where this address leads (`to: /Contact`) or that it is gone (`gone: true`)",
      }),
  ),
});

/** The entries as they are written. */
export const readRedirectEntries = memoize(() => readYaml(redirectsFile, schema).redirects);

/** The entries as a server needs them. */
export function readRedirects(): Redirect[] {
  return readRedirectEntries().map(({ from, to }) =>
    to === undefined
      ? { from: encodeAddress(from), status: 410 }
      : { from: encodeAddress(from), to: encodeAddress(to), status: 301 },
  );
}

/** One spelling for all addresses that the server treats as the same: case, repeated slashes, a trailing one. */
export function normalizeAddress(address: string): string {
  const plain = decodeURIComponent(address)
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
  return plain.length > 1 ? plain.replace(/\/$/, "") : plain;
}

function encodeAddress(address: string): string {
  if (!address.startsWith("/")) return new URL(address).href;
  const { pathname, search, hash } = new URL(address, "https://here.example");
  return pathname + search + hash;
}

function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
