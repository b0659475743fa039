import { readArticles } from "./articles.server.ts";
import { hindiFile } from "./hindi.server.ts";
import { currentContent, listContent, memoize } from "./open-content.server.ts";
import { findPageFile, listPaths } from "./paths.server.ts";
import { boardFolders, boardsPath, detectLanguage, listPageArticles, toEnglishPath } from "./paths.ts";

/** Files that a page shows besides its own, below `content/`. */
const extraFiles: Record<string, string[]> = {
  "/Clients": ["clients.yaml"],
  "/Portfolio": ["portfolio.yaml"],
  "/Services": ["prices.yaml"],
};

/** Files that every board's page shows. */
const boardFiles = ["pages/board.yaml", "posters.yaml", "prices.yaml"];

const societyFiles = ["pages/society-branding.yaml", "societies.yaml", "posters.yaml"];

/**
 * The day on which a page's content last changed, for search engines. For an article it is the day of its last check, or
 * else its date. Content of every page, such as the footer, doesn't count.
 */
export function findLastChange(path: string): string | undefined {
  if (detectLanguage(path) === "hi") {
    const english = toEnglishPath(path);
    const words = findNewestDay([hindiFile(findPageFile(english) ?? "")]);
    return [findLastChange(english) ?? "", words ?? ""].sort().at(-1) || undefined;
  }
  const article = readArticles().find((article) => article.path === path);
  if (article) return article.updated ?? article.date;
  const [, page] = /^\/Blog(?:\/(\d+))?$/.exec(path) ?? [];
  if (path.startsWith("/Blog"))
    return listPageArticles(readArticles(), Number(page ?? 1))
      .map(({ date, updated = date }) => updated)
      .sort()
      .at(-1);
  const file = findPageFile(path) ?? "";
  if (listPaths("society").includes(path)) return findNewestDay([file, ...societyFiles]);
  const sites = listContent("inventory", ".yaml").map((file) => `inventory/${file}`);
  if (path === boardsPath) return findNewestDay([file, "city.yaml", "societies.yaml", ...sites]);
  if (path.startsWith(`${boardFolders.society}/`)) return findNewestDay([...boardFiles, "societies.yaml"]);
  if (path.startsWith(`${boardFolders.site}/`)) return findNewestDay([...boardFiles, ...sites]);
  return findNewestDay([file, ...(extraFiles[path] ?? [])]);
}

/** What a build records about a file of `content/`: its digest, and the day of its last change, if known. */
export type ContentDay = { digest: string; day?: string };

/** Where `commands/prepare/content-days.ts` records it, below the project. */
export const contentDaysFile = ".generated/content-days.json";

/**
 * The newest day on which any of these files last changed; undefined where none is known.
 * @param files paths below `content/`
 */
function findNewestDay(files: string[]): string | undefined {
  const days = readContentDays();
  return files
    .flatMap((file) => days[file]?.day ?? [])
    .sort()
    .at(-1);
}

/** The records of the last build, by path below `content/`; empty before the first. */
export const readContentDays = memoize((): Record<string, ContentDay> => {
  const notes = currentContent().bytes(contentDaysFile);
  return notes ? JSON.parse(String(notes)) : {};
});
