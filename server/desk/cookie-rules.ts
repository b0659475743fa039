import type { DeskContext, DeskParts } from "./desk-env.ts";

/** The name under which a cookie is kept in this browser, and what it is set with. */
export type CookieRules = (
  context: DeskContext,
  name: string,
) => { name: string; options: { path: "/"; httpOnly: true; sameSite: "Strict"; secure: boolean } };

/**
 * The desk's cookies are out of reach of scripts and of other sites. `__Host-` has the browser refuse them from another host
 * and without TLS (RFC 6265bis, 4.1.3.2).
 */
export function cookieRules({
  manifest,
  environment,
}: Pick<DeskParts, "manifest" | "environment">): CookieRules {
  return ({ req }, name) => {
    const secure =
      manifest.siteUrl.startsWith("https:") ||
      (environment.TRUST_PROXY > 0 && req.header("x-forwarded-proto") === "https");
    return {
      name: secure ? `__Host-${name}` : name,
      options: { path: "/", httpOnly: true, sameSite: "Strict", secure },
    };
  };
}
