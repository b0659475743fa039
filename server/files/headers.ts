import type { BuildManifest } from "./build-manifest.ts";

/** Headers that matter only for documents and for what can be opened as one. */
const ofDocuments = [
  "Content-Security-Policy",
  "X-Frame-Options",
  "Referrer-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
];

/** All headers of the build's files but for encoding and type, whether this server sends them or a CDN does. */
export function fileHeaders(manifest: BuildManifest, hstsPreload = false) {
  const everywhere = securityHeaders(manifest, hstsPreload);
  const ofParts = Object.fromEntries(
    Object.entries(everywhere).filter(([name]) => !ofDocuments.includes(name)),
  );
  return {
    everywhere,
    page: (page: BuildManifest["notFound"]): Record<string, string> => ({
      ...everywhere,
      "Cache-Control": "no-cache",
      "Content-Security-Policy": contentSecurityPolicy(manifest, page),
    }),
    /** Any other file's headers, by its path below the build without a leading slash. */
    file: (name: string): Record<string, string> => ({
      ...(isPart(name) ? ofParts : everywhere),
      "Cache-Control": freshness(name),
    }),
  };
}

/**
 * Whether a file cannot be opened as a page, so that policies for content, frames, windows and devices do not apply. Leaving
 * them out, as in h5bp's server configurations, saves half a kilobyte each. An SVG is a document when opened by itself.
 */
function isPart(name: string): boolean {
  return /\.(js|css|woff2|avif|webp|png|jpe?g|txt)$/.test(name) && name !== "robots.txt";
}

/** The names of assets and pictures include a hash of their content, so a copy never becomes stale. */
function freshness(name: string): string {
  return /^(assets|pictures)\//.test(name) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}

/**
 * The headers of every answer; with `preload` for browsers' lists of hosts (hstspreload.org, which requires two years).
 */
function securityHeaders(manifest: BuildManifest, preload = false): Record<string, string> {
  const transport = preload ? "max-age=63072000; includeSubDomains; preload" : "max-age=31536000";
  return {
    "Content-Security-Policy": contentSecurityPolicy(manifest, { scripts: [], styles: [] }),
    ...(isSecure(manifest) && { "Strict-Transport-Security": transport }),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy":
      "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()",
  };
}

/** A page's policy: the site's own files, what the build lists, and inline scripts and styles with these hashes. */
export function contentSecurityPolicy(
  manifest: BuildManifest,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...manifest.scripts, ...scripts.map((hash) => `'${hash}'`)].join(" "),
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...manifest.connect].join(" "),
    "manifest-src 'self'",
    "media-src 'self'",
    manifest.frames.length > 0 ? ["frame-src", ...manifest.frames].join(" ") : "frame-src 'none'",
    ["form-action 'self'", ...manifest.formAction].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isSecure(manifest) ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

function isSecure(manifest: BuildManifest): boolean {
  return manifest.siteUrl.startsWith("https:");
}
