import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { MissingBuild } from "../files/build-manifest.ts";
import { type BuiltFile, type BuiltSite, listFiles, readFile } from "../files/built-site.ts";

/**
 * Reads the desk's page, which is small, into memory.
 * @param place the folder it was built to
 * @param site whose headers it carries, but for its own policy, and whose page for unknown addresses
 * @throws MissingBuild
 */
export function readPage(place: string, site: BuiltSite): BuiltSite {
  const folder = existsSync(place) ? realpathSync(place) : place;
  const found = listFiles(folder);
  if (!found.has("index.html")) {
    throw new MissingBuild(
      `DESK: it is on, but its page is not built (${join(place, "index.html")} is missing). Make it: npm run build`,
    );
  }
  const headers = {
    ...site.secureHeaders,
    "Content-Security-Policy": policy(site.manifest.siteUrl.startsWith("https:")),
    "Referrer-Policy": "same-origin",
    ...unlisted,
  };
  const page = readFile(folder, "index.html", found, { ...headers, "Cache-Control": "no-store" });
  const files = new Map<string, BuiltFile>();
  for (const name of found) {
    if (!name.startsWith("assets/") || /\.(br|gz)$/.test(name)) continue;
    const kept = { ...headers, "Cache-Control": "public, max-age=31536000, immutable" };
    files.set(`/desk/${name}`, readFile(folder, name, found, kept, { inMemory: true }));
  }
  const secureHeaders = { ...site.secureHeaders, ...unlisted };
  const pages = new Map([["/desk", page]]);
  return {
    ...site,
    pages,
    files,
    notFound: withUnlisted(site.notFound),
    redirects: new Map(),
    secureHeaders,
  };
}

const unlisted = { "X-Robots-Tag": "noindex" };

function withUnlisted({ variants }: BuiltFile): BuiltFile {
  return { variants: variants.map((one) => ({ ...one, headers: { ...one.headers, ...unlisted } })) };
}

/** Nothing but the desk's own files, and nobody frames it. Its CVs it may show in frames of its own. */
function policy(secure: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
