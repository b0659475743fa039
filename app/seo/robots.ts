import { toUrl } from "./head.ts";

/** Allows everything except the form endpoints. */
export function GET(): Response {
  const text = `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${toUrl("/sitemap.xml")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
