import { slug } from "github-slugger";
import { z } from "zod";
import { hindiFile, makePage } from "./hindi.server.ts";
import { currentContent, fieldOf, listContent, memoize, peekContent } from "./open-content.server.ts";
import {
  aliases,
  articlePath,
  blogPageCount,
  boardFolders,
  boardsPath,
  hindiFeed,
  hindiPath,
  isTaken,
  linkedSpellings,
  ownPath,
  pathFrom,
  planPath,
  singlePages,
  siteFiles,
  statementPages,
  storyPath,
} from "./paths.ts";
import { shownFiles, showsUnpublished } from "./publishing.server.ts";
import { readYaml } from "./read-content.server.ts";

/**
 * The site's addresses: every file of `content/services` and `content/blog` and every Markdown file of `content/pages` has
 * a page. Only address and order are read here; other mistakes in a file are left to its reader, so that one of them
 * doesn't take the other pages along.
 */
export const readPaths = memoize(() => {
  const services = shownFiles("services")
    .map((name) => ({ file: name, facts: peekContent(`services/${name}`) }))
    .map(({ file, facts }) => ({
      file,
      path: String(fieldOf(facts, "path")),
      order: Number(fieldOf(facts, "order")),
      withInventory: fieldOf(facts, "inventory") !== undefined,
    }))
    .filter(({ path }) => ownPath.test(path))
    .sort((a, b) => (a.order || Infinity) - (b.order || Infinity) || a.file.localeCompare(b.file));
  const articles = shownFiles("blog")
    .map((file) => ({
      slug: file.replace(/\.md$/, ""),
      date: String(fieldOf(peekContent(`blog/${file}`), "date")),
    }))
    .sort((a, b) => (`${a.date} ${a.slug}` < `${b.date} ${b.slug}` ? -1 : 1))
    .map(({ slug }) => `/Blog/${slug}`)
    .filter((path) => articlePath.test(path));
  const texts = shownFiles("pages")
    .map((file) => `/${file.replace(/\.md$/, "")}`)
    .filter((path) => ownPath.test(path));
  const storyPaths = shownFiles("stories")
    .map((file) => `/work/${file.replace(/\.md$/, "")}`)
    .filter((path) => storyPath.test(path));
  const isFree = untilTaken();
  const servicePaths = services.map(({ path }) => path).filter(isFree);
  const articlePaths = articles.filter(isFree);
  const textPaths = texts.filter(isFree);
  const societyPath = services.find(({ withInventory }) => withInventory)?.path;
  const sitePaths = listContent("inventory", ".yaml")
    .map((file) => String(fieldOf(peekContent(`inventory/${file}`), "service")))
    .filter((path) => servicePaths.includes(path) && path !== societyPath);
  const laterBackPages = Array.from(
    { length: blogPageCount(articlePaths.length) - 2 },
    (_, index) => `/Blog/${index + 3}`,
  );
  const english = [
    ...singlePages,
    ...laterBackPages,
    ...servicePaths,
    ...articlePaths,
    ...textPaths,
    ...storyPaths,
    planPath,
    boardsPath,
    ...boardPaths(),
    ...statementPages,
  ];
  const fileOf: Record<string, string | undefined> = Object.fromEntries([
    ...[...singlePages, ...statementPages, boardsPath].map((path) => [
      path,
      `pages${path.toLowerCase()}.yaml`,
    ]),
    ...services.map(({ path, file }) => [path, `services/${file}`]),
    ...articlePaths.map((path) => [path, `${path.replace("/Blog/", "blog/")}.md`]),
    ...storyPaths.map((path) => [path, `${path.replace("/work/", "stories/")}.md`]),
    ...textPaths.map((path) => [path, `pages${path}.md`]),
    ["/", "pages/home.yaml"],
    [planPath, "plan.yaml"],
  ]);
  const inHindi = english.filter((path) => makePage(peekContent(hindiFile(fileOf[path] ?? ""))));
  const canonicalPaths = [...english, ...inHindi.map(hindiPath)];
  const aliasPaths = Object.keys(aliases).filter((path) => canonicalPaths.includes(aliases[path] ?? ""));
  return {
    /** The services' addresses in menu order. */
    servicePaths,
    /** The articles' addresses in list order, oldest first. */
    articlePaths,
    /** The addresses of the pages that are a Markdown file of `content/pages`. */
    textPaths,
    /** The addresses of the case stories, files of `content/stories`. */
    storyPaths,
    /** The address of the service that shows the inventory of the societies; undefined where none does. */
    societyPath,
    /** The addresses of the services that a file of `content/inventory` gives sites of their own. */
    sitePaths,
    /** The blog's pages after the second, as its articles grow more. */
    laterBackPages,
    /** The file below `content/` that a page has to itself, by its address in English; the boards' own pages share theirs. */
    fileOf,
    /** The addresses, in English, of the pages for whose own words `content/hi` has Hindi. */
    inHindi,
    /** Every page that search engines are told of, in the specification's order and spelling; in Hindi after those in English. */
    canonicalPaths,
    /** The second addresses whose page is there. */
    aliasPaths,
    /** Everything the build writes as a file. */
    everyPath: [
      ...canonicalPaths,
      ...aliasPaths,
      ...linkedSpellings,
      "/404",
      ...siteFiles,
      ...(inHindi.length > 0 ? [hindiFeed, hindiPath("/404")] : []),
    ],
  };
});

/** The address that leads to a page from those in the language that is read. @param english path, query and hash of the page in English */
export function localPath(english: string): string {
  return pathFrom(currentContent().language, readPaths().inHindi, english);
}

/** Whether a page is there in the language that is read. @param english its address in English */
export function hasPage(english: string): boolean {
  return currentContent().language === "en" || readPaths().inHindi.includes(english);
}

/** The addresses of the societies' and sites' own pages. */
function boardPaths(): string[] {
  const societies = peekContent("societies.yaml");
  const sites = listContent("inventory", ".yaml").flatMap((file) =>
    fieldOf(peekContent(`inventory/${file}`), "sites"),
  );
  return [
    ...slugsOf(societies).map((name) => `${boardFolders.society}/${name}`),
    ...slugsOf(sites).map((name) => `${boardFolders.site}/${name}`),
  ];
}

/** The names in addresses of a list's entries that are shown: they are made from the English ones in both languages. */
export function slugsOf(list: unknown): string[] {
  const shown = (Array.isArray(list) ? list : []).filter(
    (one) => showsUnpublished() || !fieldOf(one, "draft"),
  );
  return [...new Set(shown.map((one) => slug(String(fieldOf(one, "name")))))];
}

/** Whether an address isn't taken already: a route may exist only once, and readers report the second one. */
function untilTaken(): (path: string) => boolean {
  const taken = new Set<string>();
  return (path) => !isTaken(path) && taken.size < taken.add(path.toLowerCase()).size;
}

/** An address without a page: where it leads (301), or that it is gone (410). Percent-encoded, as a browser sends it. */
export type Redirect = { from: string; to?: string; status: 301 | 410 };

/** Where they stand, below `content/`. */
export const redirectsFile = "redirects.yaml";

const path = z
  .string()
  .regex(
    /^\/(?!\/)[^\s?#\\]*$/,
    "write an address of this site that begins with one /, without spaces, ? and #, for example /old-page",
  )
  .refine(canBeDecoded, "there is a % in this address that stands for nothing; write the letter itself");

const target = z
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
        from: path,
        to: target.optional(),
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
      ? { from: asSent(from), status: 410 }
      : { from: asSent(from), to: asSent(to), status: 301 },
  );
}

/** One spelling for all that a server takes for the same address: capitals, doubled slashes, one at the end. */
export function alike(address: string): string {
  const plain = decodeURIComponent(address)
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
  return plain.length > 1 ? plain.replace(/\/$/, "") : plain;
}

function asSent(address: string): string {
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
