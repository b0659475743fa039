import type { BuildManifest } from "./build-manifest.ts";

/** Where an address has moved to, or that it is gone. */
type Moved = BuildManifest["redirects"][number];

/** Addresses without a page by one spelling for all that count as the same. */
export type Redirects = ReadonlyMap<string, Moved>;

/** @param redirects as the build lists them */
export function readRedirects({ redirects }: Pick<BuildManifest, "redirects">): Redirects {
  return new Map(redirects.map((one) => [alike(one.from) ?? one.from, one]));
}

/**
 * What has become of an address without a page, whatever its case, doubled or trailing slashes; undefined where nothing
 * is known of it.
 * @param path the path as it came, still percent-encoded, without its query
 */
export function findRedirect(redirects: Redirects, path: string): Moved | undefined {
  const plain = redirects.size > 0 ? alike(path) : undefined;
  return plain === undefined ? undefined : redirects.get(plain);
}

function alike(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path)
      .replace(/\/{2,}/g, "/")
      .toLowerCase();
    return plain.length > 1 ? plain.replace(/\/$/, "") : plain;
  } catch {
    return undefined;
  }
}
