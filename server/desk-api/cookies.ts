import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { type Session, sessionTimes } from "../store/session-queries.ts";
import type { DeskContext, DeskParts } from "./desk-context.ts";

type CookieParts = Pick<DeskParts, "manifest" | "environment">;
export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** The cookie with a session's secret: 256 random bits, of which the database has only the digest. */
export function createSessionCookie(parts: CookieParts) {
  return {
    read(context: DeskContext) {
      const secret = getCookie(context, "desk", cookieOptions(context, parts).prefix);
      return secret === undefined ? undefined : digestSecret(secret);
    },
    /** A session with a new secret, to be stored first, and a function to give that to the browser after that. */
    create(userId: string, stage: Session["stage"] = "whole") {
      const secret = createSecret();
      const maxAge = sessionTimes.max / 1000;
      return {
        session: { id: digestSecret(secret), userId, stage },
        set: (context: DeskContext) =>
          setCookie(context, "desk", secret, { ...cookieOptions(context, parts), maxAge }),
      };
    },
    clear: (context: DeskContext) => deleteCookie(context, "desk", cookieOptions(context, parts)),
  };
}

/** 256 random bits in characters allowed in links and cookies. */
export function createSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database stores of a secret. Since the secret is random, no slow hash is needed. */
export function digestSecret(secret: string): string {
  return hash("sha256", secret, "base64url");
}

/** Seconds for which a browser keeps the mark: 400 days, the maximum (RFC 6265bis, 5.6.2). */
const maxAge = 400 * 24 * 60 * 60;

export type KnownBrowser = ReturnType<typeof createKnownBrowser>;

/**
 * The mark of a browser in which an account's password was once entered correctly: a cookie for each account that outlives
 * the session, so that its attempts are counted separately (docs/decisions/accounts.md).
 */
export function createKnownBrowser(parts: CookieParts) {
  const cookieName = (email: string) =>
    `desk-known-${hash("sha256", email.toLowerCase(), "base64url").slice(0, 16)}`;
  return {
    /** @param password its current hash */
    set(context: DeskContext, email: string, password: string) {
      const mark = signMark(createSecret(), password);
      setCookie(context, cookieName(email), mark, { ...cookieOptions(context, parts), maxAge });
    },
    /** The mark that the browser claims for an account; `isMark` verifies it. */
    read: (context: DeskContext, email: string) =>
      getCookie(context, cookieName(email), cookieOptions(context, parts).prefix),
  };
}

/**
 * Whether a mark was given for this password. It is signed with the password's hash, which includes 128 bits of salt: it is
 * void on every instance as soon as the password is changed or removed, and reveals nothing about it. The whole cookie must be
 * the mark: attempts are counted by it, so a second spelling would be a second count.
 */
export function isMark(mark: string, password: string): boolean {
  const [secret = ""] = mark.split(".");
  const expected = Buffer.from(signMark(secret, password));
  const actual = Buffer.from(mark);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function signMark(secret: string, password: string): string {
  const signature = createHmac("sha256", password).update(`known browser ${secret}`).digest("base64url");
  return `${secret}.${signature}`;
}

/**
 * How the desk sets its cookies, which scripts and other sites cannot use: with TLS under a name beginning with `__Host-`, which
 * makes the browser refuse them from another host or without TLS (RFC 6265bis, 4.1.3.2).
 */
function cookieOptions({ req }: DeskContext, { manifest, environment }: CookieParts) {
  const secure =
    manifest.siteUrl.startsWith("https:") ||
    (environment.TRUST_PROXY > 0 && req.header("x-forwarded-proto") === "https");
  return { httpOnly: true, sameSite: "Strict", ...(secure && { prefix: "host" as const }) } as const;
}
