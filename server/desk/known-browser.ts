import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { getCookie, setCookie } from "hono/cookie";
import { cookieRules } from "./cookie-rules.ts";
import type { DeskContext, DeskParts } from "./desk-env.ts";
import { newSecret } from "./session-cookie.ts";

/**
 * The mark of a browser in which an account's password was right once: a cookie for each account that stays when the session
 * ends, so that its tries have a count of their own (docs/decisions/2026-11-23-known-browsers-count-apart.md).
 */
export type KnownBrowser = {
  /** @param password the hash of the password as it is now */
  give: (context: DeskContext, email: string, password: string) => void;
  /** The mark that the browser claims for an account; `isMark` judges it. */
  read: (context: DeskContext, email: string) => string | undefined;
};

/** Seconds that a browser keeps the mark: 400 days, the most that browsers allow (RFC 6265bis, 5.6.2). */
const maxAge = 400 * 24 * 60 * 60;

export function createKnownBrowser(parts: Pick<DeskParts, "manifest" | "environment">): KnownBrowser {
  const rules = cookieRules(parts);
  const rulesFor = (context: DeskContext, email: string) => {
    const whose = createHash("sha256").update(email.toLowerCase()).digest("base64url").slice(0, 16);
    return rules(context, `desk-known-${whose}`);
  };
  return {
    give(context, email, password) {
      const { name, options } = rulesFor(context, email);
      const secret = newSecret();
      setCookie(context, name, `${secret}.${signed(secret, password)}`, { ...options, maxAge });
    },
    read: (context, email) => getCookie(context, rulesFor(context, email).name),
  };
}

/**
 * Whether a mark was given for this password. It is signed with the password's hash, which holds 128 bits of its own salt: it
 * is worth nothing once the password is changed or taken away, on every instance at once, and tells nothing of it.
 */
export function isMark(mark: string, password: string): boolean {
  const [secret = "", signature = ""] = mark.split(".");
  const expected = Buffer.from(signed(secret, password));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signed(secret: string, password: string): string {
  return createHmac("sha256", password).update(`known browser ${secret}`).digest("base64url");
}
