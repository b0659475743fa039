import type { BuildManifest } from "./build-manifest.ts";

/**
 * The headers of every answer, whatever its status. The HTTP Observatory's own code rates them in
 * tests/deep/observatory.test.ts.
 * @param preload whether browsers should preload the host (hstspreload.org, which requires two years)
 */
export function securityHeaders(manifest: BuildManifest, preload = false): Record<string, string> {
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

/**
 * The policy of a page: only the site's own files and what the build lists, and only the inline scripts and styles whose hashes
 * the build has found in it.
 * @param inline hashes such as `sha256-…`, without quotes
 */
export function contentSecurityPolicy(
  manifest: BuildManifest,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...manifest.scripts, ...scripts.map((hash) => `'${hash}'`)].join(" "),
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(" "),
    "img-src 'self' data:",
    // The letters of a page's first heading are embedded in the page.
    "font-src 'self' data:",
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
