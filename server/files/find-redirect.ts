import type { BuildManifest } from "./build-manifest.ts";
import { plainPath } from "./plain-path.ts";

/** Where an address has moved to, or that it is gone. */
type Moved = BuildManifest["redirects"][number];

/** Addresses without a page, each in one spelling that stands for all. */
export type Redirects = ReadonlyMap<string, Moved>;

/** @param redirects as the build lists them */
export function readRedirects({ redirects }: Pick<BuildManifest, "redirects">): Redirects {
  return new Map(redirects.map((one) => [plainPath(one.from)?.toLowerCase() ?? one.from, one]));
}

/**
 * What has become of an address without a page, in any case, with doubled or trailing slashes; undefined if nothing is known.
 * @param path as it was requested, still percent-encoded, without the query
 */
export function findRedirect(redirects: Redirects, path: string): Moved | undefined {
  return redirects.get(plainPath(path)?.toLowerCase() ?? "");
}
