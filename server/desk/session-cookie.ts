import { createHash, randomBytes } from "node:crypto";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { sessionTimes } from "../store/session-queries.ts";
import { cookieRules } from "./cookie-rules.ts";
import type { DeskContext, DeskParts } from "./desk-env.ts";

/** The cookie that holds a session's secret: 256 random bits, of which the database knows only the digest. */
export type SessionCookie = {
  /** The session that the browser claims, by the secret's digest. */
  read: (context: DeskContext) => string | undefined;
  /** A new secret: its digest, for the database first, and the way to give it to the browser once it stands there. */
  fresh: () => { id: string; give: (context: DeskContext) => void };
  clear: (context: DeskContext) => void;
};

export function createSessionCookie(parts: Pick<DeskParts, "manifest" | "environment">): SessionCookie {
  const rules = cookieRules(parts);
  return {
    read(context) {
      const secret = getCookie(context, rules(context, "desk").name);
      return secret === undefined ? undefined : secretDigest(secret);
    },
    fresh() {
      const secret = newSecret();
      const maxAge = sessionTimes.most / 1000;
      return {
        id: secretDigest(secret),
        give: (context) => {
          const { name, options } = rules(context, "desk");
          setCookie(context, name, secret, { ...options, maxAge });
        },
      };
    },
    clear: (context) => {
      const { name, options } = rules(context, "desk");
      deleteCookie(context, name, options);
    },
  };
}

/** 256 random bits in characters that a link and a cookie may hold. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a secret. Random as it is, it needs no slow hash. */
export function secretDigest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
