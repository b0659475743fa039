import { createHmac, hash, timingSafeEqual } from "node:crypto";
import { getCookie, setCookie } from "hono/cookie";
import { cookieRules } from "./cookie-rules.ts";
import type { DeskContext, DeskParts } from "./desk-env.ts";
import { newSecret } from "./session-cookie.ts";

/** Seconds for which a browser keeps the mark: 400 days, the maximum (RFC 6265bis, 5.6.2). */
const maxAge = 400 * 24 * 60 * 60;

export type KnownBrowser = ReturnType<typeof createKnownBrowser>;

/**
 * The mark of a browser in which an account's password was once entered correctly: a cookie for each account that outlives
 * the session, so that its attempts are counted separately (docs/decisions/2026-11-23-known-browsers-count-apart.md).
 */
export function createKnownBrowser(parts: Pick<DeskParts, "manifest" | "environment">) {
  const nameFor = (email: string) =>
    `desk-known-${hash("sha256", email.toLowerCase(), "base64url").slice(0, 16)}`;
  return {
    /** @param password its current hash */
    give(context: DeskContext, email: string, password: string) {
      const mark = markOf(newSecret(), password);
      setCookie(context, nameFor(email), mark, { ...cookieRules(context, parts), maxAge });
    },
    /** The mark that the browser claims for an account; `isMark` verifies it. */
    read: (context: DeskContext, email: string) =>
      getCookie(context, nameFor(email), cookieRules(context, parts).prefix),
  };
}

/**
 * Whether a mark was given for this password. It is signed with the password's hash, which includes 128 bits of salt: it is
 * void on every instance as soon as the password is changed or removed, and reveals nothing about it. The whole cookie must be
 * the mark: attempts are counted by it, so a second spelling would be a second count.
 */
export function isMark(mark: string, password: string): boolean {
  const [secret = ""] = mark.split(".");
  const expected = Buffer.from(markOf(secret, password));
  const given = Buffer.from(mark);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function markOf(secret: string, password: string): string {
  const signature = createHmac("sha256", password).update(`known browser ${secret}`).digest("base64url");
  return `${secret}.${signature}`;
}
