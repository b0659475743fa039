import { Hono } from "hono";

/** A page of the site, and what a page shows: no other file of the project has such an address. */
const pagePattern = /^(?:\/\w[\w-]*)*\/?$/;
const filePattern = /^\/(?:(?:pictures|artwork)\/[\w-]+|[\w-]+)\.(?:avif|webp|svg|png|jpg|pdf|ico)$/;
const fontPattern = /^\/\.generated\/[a-z-]+\.woff2$/;

const draftPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The site as it is being written, on a server: pages of the site that runs beside the editor, without their scripts, whose
 * links lead to one another.
 */
export function draftRoutes(site: string): Hono {
  return new Hono().get("/draft/*", async (context) => {
    const [, base = "", address = ""] = /^(.*?\/draft)(\/.*)$/.exec(context.req.path) ?? [];
    const isPage = pagePattern.test(address);
    if (!isPage && !filePattern.test(address) && !fontPattern.test(address)) return context.notFound();
    const answer = await fetch(site + address, { headers: { Accept: isPage ? "text/html" : "*/*" } });
    const type = answer.headers.get("content-type") ?? "";
    context.header("Content-Security-Policy", draftPolicy);
    context.header("Content-Type", type);
    context.status(answer.status === 200 ? 200 : 404);
    if (!isPage) return context.body(await answer.arrayBuffer());
    const text = (await answer.text())
      .replace(/<script\b[^>]*>.*?<\/script>/gs, "")
      .replace(/(?<=(?:href|src|srcset|poster)=")\/(?!\/)/gi, `${base}/`)
      .replace(/(?<=srcset="[^"]*, )\/(?!\/)/gi, `${base}/`)
      .replace(/(?<=url\(["']?)\/(?!\/)/g, `${base}/`);
    return context.body(text);
  });
}
