import { hash, randomBytes } from "node:crypto";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { sessionTimes } from "../store/session-queries.ts";
import { cookieRules } from "./cookie-rules.ts";
import type { DeskContext, DeskParts } from "./desk-env.ts";

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** The cookie with a session's secret: 256 random bits, of which the database has only the digest. */
export function createSessionCookie(parts: Pick<DeskParts, "manifest" | "environment">) {
  return {
    /** The digest of the secret that the browser sent. */
    read(context: DeskContext) {
      const secret = getCookie(context, "desk", cookieRules(context, parts).prefix);
      return secret === undefined ? undefined : secretDigest(secret);
    },
    /** A new secret: its digest, to be stored first, and a function to give it to the browser after that. */
    fresh() {
      const secret = newSecret();
      const maxAge = sessionTimes.max / 1000;
      return {
        id: secretDigest(secret),
        give: (context: DeskContext) =>
          setCookie(context, "desk", secret, { ...cookieRules(context, parts), maxAge }),
      };
    },
    clear: (context: DeskContext) => deleteCookie(context, "desk", cookieRules(context, parts)),
  };
}

/** 256 random bits in characters allowed in links and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database stores of a secret. Since the secret is random, no slow hash is needed. */
export function secretDigest(secret: string): string {
  return hash("sha256", secret, "base64url");
}
