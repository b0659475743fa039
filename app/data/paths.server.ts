import { existsSync } from "node:fs";
import {
  aliases,
  articlePath,
  isTaken,
  linkedSpellings,
  ownPath,
  planPath,
  singlePages,
  siteFiles,
  statementPages,
} from "./paths.ts";
import { fieldOf, listContent, peekContent } from "./peek-content.server.ts";

type Found = { path: string; order: number; file: string };

/**
 * The addresses that content gives: whatever lies in `content/services` and `content/blog` has a page.
 * Only address and place in the order are looked at; a file with a mistake is answered by its reader, so that
 * one mistake doesn't take the other pages with it.
 */
const services = listContent("services", ".yaml")
  .map((name) => ({ file: name, facts: peekContent(`services/${name}`) }))
  .map(({ file, facts }) => ({
    file,
    path: String(fieldOf(facts, "path")),
    order: Number(fieldOf(facts, "order")),
    withInventory: fieldOf(facts, "inventory") !== undefined,
  }))
  .filter(({ path }) => ownPath.test(path))
  .sort(byOrder);

const articles = listContent("blog", ".md")
  .map((file) => ({
    file,
    path: `/Blog/${file.replace(/\.md$/, "")}`,
    order: Number(fieldOf(peekContent(`blog/${file}`), "order")),
  }))
  .filter(({ path }) => articlePath.test(path))
  .sort(byOrder);

/** The services' addresses in menu order. */
export const servicePaths = unlike(services).map(({ path }) => path);

/** The address of the service that shows the inventory of the societies; undefined where none does. */
export const societyPath = services.find(({ withInventory }) => withInventory)?.path;

/** The addresses of the services that a file of `content/inventory` gives sites of their own. */
export const sitePaths = (existsSync("content/inventory") ? listContent("inventory", ".yaml") : [])
  .map((file) => String(fieldOf(peekContent(`inventory/${file}`), "service")))
  .filter((path) => servicePaths.includes(path) && path !== societyPath);

/** The last parts of the articles' addresses in list order, oldest first. */
export const articleSlugs = unlike(articles).map(({ path }) => path.replace("/Blog/", ""));

/** Every page that search engines are told of, in the specification's order and spelling. */
export const canonicalPaths = [
  ...singlePages,
  ...servicePaths,
  ...articleSlugs.map((slug) => `/Blog/${slug}`),
  planPath,
  ...statementPages,
];

/** The second addresses whose page is there. */
export const aliasPaths = Object.keys(aliases).filter((path) => canonicalPaths.includes(aliases[path] ?? ""));

/** Everything the build writes as a file. */
export const everyPath = [...canonicalPaths, ...aliasPaths, ...linkedSpellings, "/404", ...siteFiles];

/** The first of each address; a second one is a mistake that the readers answer, and a route must be told once. */
function unlike<T extends Found>(found: T[]): T[] {
  const taken = new Set<string>();
  return found.filter(({ path }) => {
    const spelled = path.toLowerCase();
    return !isTaken(path) && !taken.has(spelled) && taken.add(spelled);
  });
}

function byOrder(a: Found, b: Found): number {
  return (a.order || Infinity) - (b.order || Infinity) || a.file.localeCompare(b.file);
}
