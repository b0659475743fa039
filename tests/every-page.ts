import { dirname } from "node:path";
import { detectLanguage, toEnglishPath } from "../app/data/language-paths.ts";
import { listPaths, readPaths } from "../app/data/paths.server.ts";
import { listRoutes } from "../app/routes.ts";

const { aliasPaths, canonicalPaths } = readPaths();

/** Every address that a page has, second addresses among them. */
export const everyPage = [...canonicalPaths, ...aliasPaths];

/** An address that nothing lies at. */
export const unknownPath = "/Nowhere-in-Raipur";

const entrypoints = new Map(listRoutes().map(({ pattern, entrypoint }) => [pattern, entrypoint]));
/** The file that makes a page; where one makes pages of two folders, one of each is tried. */
const kinds = Map.groupBy(
  canonicalPaths.filter(isEnglish),
  (path) => `${entrypoints.get(path)} ${dirname(path)}`,
);

/**
 * One page for each file that makes pages, and the page for unknown addresses. What a template decides
 * is tried on these; what each page decides for itself (words, links, markup) on every page.
 */
export const everyKindOfPage = [...[...kinds.values()].flatMap(([path = []]) => path), unknownPath];

/** The pages in Hindi, which have the templates of the English ones, and other letters; of the places one of each kind. */
export const everyHindiPage = canonicalPaths.filter(
  (path) =>
    !isEnglish(path) &&
    (!listPaths("place").includes(toEnglishPath(path)) || everyKindOfPage.includes(toEnglishPath(path))),
);

function isEnglish(path: string): boolean {
  return detectLanguage(path) === "en";
}
