import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { readPaths } from "../app/data/paths.server.ts";
import { detectLanguage } from "../app/data/paths.ts";


const { aliasPaths, canonicalPaths } = readPaths();

/** Every address that a page has, second addresses among them. */
export const everyPage = [...canonicalPaths, ...aliasPaths];

/** The pages in Hindi, which have the templates of the English ones, and other letters. */
export const everyHindiPage = canonicalPaths.filter((path) => !isEnglish(path));

/** An address that nothing lies at. */
export const unknownPath = "/Nowhere-in-Raipur";

/** The article whose text comes in a chunk of its own stands for all articles. */
const chunkedArticle = "/Blog/SEO-Optimization";

const patterns = (routes as RouteConfigEntry[]).map(({ path = "", file }) => ({
  pattern: path.replace(/^\/?/, "/"),
  file,
}));
/** Its module; where that makes pages of two patterns, one of each is tried. */
const kinds = Map.groupBy(canonicalPaths.filter(isEnglish), (path) => {
  const { pattern = "", file } = patterns.find(({ pattern }) => matchPath(pattern, path)) ?? {};
  return pattern.includes(":") ? pattern : file;
});

/**
 * One page for each route, whatever number of pages it makes, and the page for unknown addresses. What a template decides
 * is tried on these; what each page decides for itself (words, links, markup) on every page.
 */
export const everyKindOfPage = [
  ...[...kinds.values()].flatMap(
    (paths) => (paths.includes(chunkedArticle) ? chunkedArticle : paths[0]) ?? [],
  ),
  unknownPath,
];

function isEnglish(path: string): boolean {
  return detectLanguage(path) === "en";
}
