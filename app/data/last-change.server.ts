import { readArticles } from "./articles.server.ts";
import { hindiFile } from "./hindi.server.ts";
import { currentContent, memoize } from "./open-content.server.ts";
import { expandFolders, findPage, findPageFile } from "./paths.server.ts";
import { detectLanguage, listPageArticles, toEnglishPath } from "./paths.ts";

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
  const { kind, file = "", shows = [] } = findPage(path) ?? {};
  if (!path.startsWith("/Blog")) return findNewestDay([file, ...expandFolders(shows)]);
  const [, page = 1] = /^\/Blog\/(\d+)$/.exec(path) ?? [];
  const articles =
    kind === "article"
      ? readArticles().filter((article) => article.path === path)
      : listPageArticles(readArticles(), Number(page));
  return articles
    .map(({ date, updated = date }) => updated)
    .sort()
    .at(-1);
}

/** What a build records about a file of `content/`: its digest, and the day of its last change, if known. */
export type ContentDay = { digest: string; day?: string };

/** Where `pipeline/content-days.ts` records it, below the project. */
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
