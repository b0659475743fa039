import type { DeskContext, DeskParts } from "./desk-env.ts";

/**
 * How the desk sets its cookies, which scripts and other sites cannot use: with TLS under a name beginning with `__Host-`, which
 * makes the browser refuse them from another host or without TLS (RFC 6265bis, 4.1.3.2).
 */
export function cookieRules(
  { req }: DeskContext,
  { manifest, environment }: Pick<DeskParts, "manifest" | "environment">,
) {
  const secure =
    manifest.siteUrl.startsWith("https:") ||
    (environment.TRUST_PROXY > 0 && req.header("x-forwarded-proto") === "https");
  return { httpOnly: true, sameSite: "Strict", ...(secure && { prefix: "host" as const }) } as const;
}
