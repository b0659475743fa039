import path from "node:path";
import { readPaths } from "../app/data/paths.server.ts";
import { detectLanguage } from "../app/data/paths.ts";
import { listRoutes } from "../app/routes.ts";

const { aliasPaths, canonicalPaths } = readPaths();

/** Every address that a page has, second addresses among them. */
export const everyPage = [...canonicalPaths, ...aliasPaths];

/** The pages in Hindi, which have the templates of the English ones, and other letters. */
export const everyHindiPage = canonicalPaths.filter((path) => !isEnglish(path));

/** An address that nothing lies at. */
export const unknownPath = "/Nowhere-in-Raipur";

/** One of the two articles that show "Loading..." on the way stands for all. */
const announcedArticle = "/Blog/SEO-Optimization";

const files = new Map(listRoutes().map(({ pattern, entrypoint }) => [pattern, entrypoint]));
/** By the file that makes them; where that makes pages in two folders, one of each is tried. */
const kinds = Map.groupBy(
  canonicalPaths.filter(isEnglish),
  (address) => `${files.get(address)} ${path.posix.dirname(address)}`,
);

/**
 * One page for each file of `pages/`, whatever number of pages it makes, and the page for unknown addresses. What a template decides
 * is tried on these; what each page decides for itself (words, links, markup) on every page.
 */
export const everyKindOfPage = [
  ...[...kinds.values()].flatMap(
    (paths) => (paths.includes(announcedArticle) ? announcedArticle : paths[0]) ?? [],
  ),
  unknownPath,
];

function isEnglish(path: string): boolean {
  return detectLanguage(path) === "en";
}
