import type { BuiltFile, BuiltSite } from "./built-site.ts";
import { plainPath } from "./plain-path.ts";

/**
 * Finds the built file at an address. Pages and their data are found in any case, with doubled or trailing slashes.
 * @param path as it was requested, still percent-encoded, without the query
 */
export function findFile(site: BuiltSite, path: string): BuiltFile | undefined {
  const exact = site.files.get(path) ?? site.pages.get(path);
  if (exact) return exact;
  const plain = plainPath(path);
  if (plain === undefined) return undefined;
  // A page's data lies beside it; from an address with a trailing slash, the client requests it one level below.
  const page = plain.replace(/(.)\/_\.data$/i, "$1.data").toLowerCase();
  return site.pages.get(page) ?? (path.endsWith("/") ? undefined : site.files.get(plain));
}
