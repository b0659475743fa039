import { buildSettings } from "../data/build-constants.ts";

/** Allows everything except the form endpoints. */
export function loader(): Response {
  const text = `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${new URL("/sitemap.xml", buildSettings.siteUrl).href}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
