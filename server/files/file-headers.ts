import type { BuildManifest } from "./build-manifest.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

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

/** Headers that only documents, and what runs as one, heed. */
const ofDocuments = [
  "Content-Security-Policy",
  "X-Frame-Options",
  "Referrer-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
];

/**
 * Everything but what depends on a file's encoding and type.
 * @param hstsPreload whether the host is to be in the browsers' list
 */
export function fileHeaders(manifest: BuildManifest, hstsPreload = false): FileHeaders {
  const everywhere = securityHeaders(manifest, hstsPreload);
  const ofParts = Object.fromEntries(
    Object.entries(everywhere).filter(([name]) => !ofDocuments.includes(name)),
  );
  const asked = { ...everywhere, "Cache-Control": "no-cache" };
  return {
    everywhere,
    page: (page) => ({ ...asked, "Content-Security-Policy": contentSecurityPolicy(manifest, page) }),
    data: asked,
    file: (name) => ({ ...(isPart(name) ? ofParts : everywhere), "Cache-Control": freshness(name) }),
  };
}

/**
 * What can't be shown as a page: a policy, and what frames, windows and devices are allowed, says nothing of it. Left out
 * as in h5bp's server configurations, half a kilobyte less of each. A drawing is a document once it is opened by itself.
 */
function isPart(name: string): boolean {
  return /\.(js|css|woff2|avif|webp|png|jpe?g|txt)$/.test(name) && name !== "robots.txt";
}

/** Assets and pictures carry a hash of their content in their names, so a copy never grows old. */
function freshness(name: string): string {
  return /^(assets|pictures)\//.test(name) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
