import { readArticles } from "../data/articles.server.ts";
import { articlesOfPage } from "../data/blog-pages.ts";
import { newestDayOf } from "../data/content-days.server.ts";
import { readServices } from "../data/services.server.ts";

/** What stands on a page and nowhere else, as paths below `content/`. */
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

const inventory = ["pages/society-branding.yaml", "societies.yaml", "posters.yaml"];

/**
 * The day on which a page's content last changed, for search engines. Articles say it themselves: the day they were
 * checked, or else their date. What stands on every page, such as the footer, counts for none.
 * @param path a canonical address
 * @returns undefined where nothing tells
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
  return newestDayOf(ownFiles[path] ?? [`pages${path}.md`]);
}
