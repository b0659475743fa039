import type { BuiltFile, BuiltSite } from "./built-site.ts";

/**
 * The built file at an address, whatever its case, doubled or trailing slashes (pages and their data), or undefined.
 * @param path the path as it came, still percent-encoded, without its query
 */
export function findFile(site: BuiltSite, path: string): BuiltFile | undefined {
  const exact = site.files.get(path) ?? site.pages.get(path);
  if (exact) return exact;
  // A page's data lies beside it; from an address with a trailing slash the client asks for it one level below.
  const plain = decode(path)
    ?.replace(/\/{2,}/g, "/")
    .replace(/(.)\/_\.data$/i, "$1.data");
  if (plain === undefined) return undefined;
  const page = plain.length > 1 ? plain.replace(/\/$/, "") : plain;
  return site.pages.get(page.toLowerCase()) ?? site.files.get(plain);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
