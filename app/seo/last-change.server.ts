import { readArticles } from "../data/articles.server.ts";
import { articlesOfPage } from "../data/blog-pages.ts";
import { newestDayOf } from "../data/content-days.server.ts";
import { boardFolders, boardsPath } from "../data/paths.ts";
import { listContent } from "../data/peek-content.server.ts";
import { readServices } from "../data/services.server.ts";

/** The files that only one page uses, as paths below `content/`. */
const ownFiles: Record<string, string[]> = {
  "/": ["pages/home.yaml"],
  "/About": ["pages/about.yaml"],
  "/Contact": ["pages/contact.yaml"],
  "/Clients": ["pages/clients.yaml", "clients.yaml"],
  "/Portfolio": ["pages/portfolio.yaml", "portfolio.yaml"],
  "/Showcase": ["pages/showcase.yaml"],
  "/Services": ["pages/services.yaml", "prices.yaml"],
  "/career": ["pages/career.yaml"],
  "/privacy": ["pages/privacy.yaml"],
  "/accessibility": ["pages/accessibility.yaml"],
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
  const article = readArticles().find((one) => one.path === path);
  if (article) return article.updated ?? article.date;
  const [, page] = /^\/Blog(?:\/(\d+))?$/.exec(path) ?? [];
  if (path.startsWith("/Blog"))
    return articlesOfPage(readArticles(), Number(page ?? 1))
      .map(({ date, updated = date }) => updated)
      .sort()
      .at(-1);
  const service = readServices().find((one) => one.path === path);
  if (service)
    return newestDayOf([service.file.replace("content/", ""), ...(service.inventory ? inventory : [])]);
  if (path.startsWith("/work/")) return newestDayOf([`${path.replace("/work/", "stories/")}.md`]);
  const sites = listContent("inventory", ".yaml").map((file) => `inventory/${file}`);
  if (path === boardsPath) return newestDayOf(["pages/boards.yaml", "city.yaml", "societies.yaml", ...sites]);
  if (path.startsWith(`${boardFolders.society}/`)) return newestDayOf([...boards, "societies.yaml"]);
  if (path.startsWith(`${boardFolders.site}/`)) return newestDayOf([...boards, ...sites]);
  return newestDayOf(ownFiles[path] ?? [`pages${path}.md`]);
}
