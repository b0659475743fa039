import { buildSettings } from "../data/build-settings.ts";
import { readPaths } from "../data/paths.server.ts";
import { lastChangeOf } from "./last-change.server.ts";

/** Every canonical page, with the day of its last change if that is known. */
export function loader(): Response {
  const urls = readPaths().canonicalPaths.map((path) => {
    const day = lastChangeOf(path);
    return `  <url><loc>${new URL(path, buildSettings.siteUrl).href}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
