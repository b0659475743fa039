import type { DeskContext, DeskParts } from "./desk-env.ts";

/** The name of a cookie in this browser, and the options to set it with. */
export type CookieRules = (
  context: DeskContext,
  name: string,
) => { name: string; options: { path: "/"; httpOnly: true; sameSite: "Strict"; secure: boolean } };

/**
 * Scripts and other sites cannot use the desk's cookies. `__Host-` makes the browser refuse them from another host or without
 * TLS (RFC 6265bis, 4.1.3.2).
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
