import { contentSecurityPolicy, securityHeaders } from "../security-headers.ts";
import type { BuildManifest } from "./build-manifest.ts";

/** What the build's files are sent with, whoever sends them: this server, or a CDN that the build writes a folder for. */
export type FileHeaders = {
  /** What every answer carries. */
  everywhere: Record<string, string>;
  /** A page's: its own policy among them. */
  page: (page: BuildManifest["notFound"]) => Record<string, string>;
  /** Those of a page's data. */
  data: Record<string, string>;
  /** Any other file's, by its path below the build without a slash before it. */
  file: (name: string) => Record<string, string>;
};

/**
 * Everything but what depends on a file's encoding and type.
 * @param hstsPreload whether the host is to be in the browsers' list
 */
export function fileHeaders(manifest: BuildManifest, hstsPreload = false): FileHeaders {
  const everywhere = securityHeaders(manifest, hstsPreload);
  const asked = { ...everywhere, "Cache-Control": "no-cache" };
  return {
    everywhere,
    page: (page) => ({ ...asked, "Content-Security-Policy": contentSecurityPolicy(manifest, page) }),
    data: asked,
    file: (name) => ({ ...everywhere, "Cache-Control": freshness(name) }),
  };
}

/** Assets and pictures carry a hash of their content in their names, so a copy never grows old. */
function freshness(name: string): string {
  return /^(assets|pictures)\//.test(name) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
