import { readArticles } from "../data/articles.server.ts";
import { toEnglishPath } from "../data/language-paths.ts";
import { readPaths } from "../data/paths.server.ts";
import { listAlternates, toUrl } from "./head.ts";

/** Every canonical page; an article with the day on which its facts were last checked, else its date. */
export function GET(): Response {
  const { canonicalPaths, inHindi } = readPaths();
  const days = new Map(readArticles().map(({ path, date, updated = date }) => [path, updated]));
  const urls = canonicalPaths.map((path) => {
    const english = toEnglishPath(path);
    const day = days.get(english);
    const links = listAlternates(inHindi.includes(english) ? english : undefined).map(
      ([language, translation]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${toUrl(translation)}"/>`,
    );
    return `  <url><loc>${toUrl(path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}${links.join("")}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
