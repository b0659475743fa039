import { createHash, randomBytes } from "node:crypto";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { sessionTimes } from "../store/session-queries.ts";
import type { DeskContext, DeskParts } from "./desk-env.ts";

/**
 * The cookie that holds a session's secret: 256 random bits, of which the database knows only the digest. `__Host-` has the
 * browser refuse it from another host and without TLS (RFC 6265bis, 4.1.3.2).
 */
export type SessionCookie = {
  /** The session that the browser claims, by the secret's digest. */
  read: (context: DeskContext) => string | undefined;
  /** A new secret: its digest, for the database first, and the way to give it to the browser once it stands there. */
  fresh: () => { id: string; give: (context: DeskContext) => void };
  clear: (context: DeskContext) => void;
};

export function createSessionCookie({
  manifest,
  environment,
}: Pick<DeskParts, "manifest" | "environment">): SessionCookie {
  const isSecure = ({ req }: DeskContext) =>
    manifest.siteUrl.startsWith("https:") ||
    (environment.TRUST_PROXY > 0 && req.header("x-forwarded-proto") === "https");
  const nameFor = (context: DeskContext) => (isSecure(context) ? "__Host-desk" : "desk");
  const optionsFor = (context: DeskContext) =>
    ({ path: "/", httpOnly: true, sameSite: "Strict", secure: isSecure(context) }) as const;
  return {
    read(context) {
      const secret = getCookie(context, nameFor(context));
      return secret === undefined ? undefined : secretDigest(secret);
    },
    fresh() {
      const secret = newSecret();
      const maxAge = sessionTimes.most / 1000;
      return {
        id: secretDigest(secret),
        give: (context) => setCookie(context, nameFor(context), secret, { ...optionsFor(context), maxAge }),
      };
    },
    clear: (context) => {
      deleteCookie(context, nameFor(context), optionsFor(context));
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
