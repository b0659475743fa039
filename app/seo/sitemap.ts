import { readArticles } from "../data/articles.server.ts";
import { buildSettings } from "../data/build-settings.ts";
import { canonicalPaths } from "../data/paths.server.ts";

/** Every canonical page; articles with the day they were last checked, or else are dated. */
export function loader(): Response {
  const dates = new Map(readArticles().map(({ path, date, updated }) => [path, updated ?? date]));
  const urls = canonicalPaths.map((path) => {
    const date = dates.get(path);
    return `  <url><loc>${new URL(path, buildSettings.siteUrl).href}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
