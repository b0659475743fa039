import { toUrl } from "./head.ts";

/** Allows everything except the server’s own addresses below `/api/`. */
export function GET(): Response {
  const text = `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${toUrl("/sitemap.xml")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
