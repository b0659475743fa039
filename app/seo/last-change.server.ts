import { readArticles } from "../data/articles.server.ts";
import { articlesOfPage } from "../data/blog-pages.ts";
import { newestDayOf } from "../data/content-days.server.ts";
import { hindiFile } from "../data/hindi.server.ts";
import { englishPath, languageOf } from "../data/language.ts";
import { readPaths } from "../data/paths.server.ts";
import { boardFolders, boardsPath } from "../data/paths.ts";
import { listContent } from "../data/peek-content.server.ts";

/** What a page shows besides its own file, as paths below `content/`. */
const besides: Record<string, string[]> = {
  "/Clients": ["clients.yaml"],
  "/Portfolio": ["portfolio.yaml"],
  "/Services": ["prices.yaml"],
};

/** What every board's own page shows. */
const boards = ["pages/board.yaml", "posters.yaml", "prices.yaml"];

const inventory = ["pages/society-branding.yaml", "societies.yaml", "posters.yaml"];

/**
 * The day on which a page's content last changed, for search engines. For an article it is the day on which it was last
 * checked, or else its date. What is on every page, such as the footer, doesn't count.
 * @param path a canonical address
 * @returns undefined if it isn't known
 */
export function lastChangeOf(path: string): string | undefined {
  if (languageOf(path) === "hi") {
    const english = englishPath(path);
    const words = newestDayOf([hindiFile(readPaths().fileOf[english] ?? "")]);
    return [lastChangeOf(english) ?? "", words ?? ""].sort().at(-1) || undefined;
  }
  const article = readArticles().find((one) => one.path === path);
  if (article) return article.updated ?? article.date;
  const [, page] = /^\/Blog(?:\/(\d+))?$/.exec(path) ?? [];
  if (path.startsWith("/Blog"))
    return articlesOfPage(readArticles(), Number(page ?? 1))
      .map(({ date, updated = date }) => updated)
      .sort()
      .at(-1);
  const { fileOf, societyPath } = readPaths();
  const own = fileOf[path] ?? "";
  if (path === societyPath) return newestDayOf([own, ...inventory]);
  const sites = listContent("inventory", ".yaml").map((file) => `inventory/${file}`);
  if (path === boardsPath) return newestDayOf([own, "city.yaml", "societies.yaml", ...sites]);
  if (path.startsWith(`${boardFolders.society}/`)) return newestDayOf([...boards, "societies.yaml"]);
  if (path.startsWith(`${boardFolders.site}/`)) return newestDayOf([...boards, ...sites]);
  return newestDayOf([own, ...(besides[path] ?? [])]);
}
