import { Hono } from "hono";
import { expect, test } from "vitest";
import { sessionTimes } from "../store/session-queries.ts";
import type { DeskEnv, DeskParts } from "./desk-env.ts";
import { createSessionCookie, newSecret, secretDigest } from "./session-cookie.ts";

/** A server of three addresses: one gives a session, one tells which it is asked with, one takes it away. */
function serverOf(siteUrl: string, hops: number) {
  const parts = { manifest: { siteUrl }, environment: { TRUST_PROXY: hops } } as DeskParts;
  const cookie = createSessionCookie(parts);
  const fresh = cookie.fresh();
  const app = new Hono<DeskEnv>()
    .get("/give", (context) => {
      fresh.give(context);
      return context.text("");
    })
    .get("/read", (context) => context.text(cookie.read(context) ?? "none"))
    .get("/clear", (context) => {
      cookie.clear(context);
      return context.text("");
    });
  const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  const given = async (path: string, headers?: Record<string, string>) =>
    (await ask(path, headers)).headers.get("set-cookie") ?? "";
  return { fresh, ask, given };
}

const throughTls = { "X-Forwarded-Proto": "https" };

test.each([
  ["of a site with TLS", "https://www.chowk.example", 0, {}, true],
  ["behind a proxy of ours that ends TLS", "http://localhost:3000", 1, throughTls, true],
  ["behind a proxy of ours without TLS", "http://localhost:3000", 1, { "X-Forwarded-Proto": "http" }, false],
  ["where somebody only says that there was TLS", "http://localhost:3000", 0, throughTls, false],
  ["on this machine", "http://localhost:3000", 0, {}, false],
])("the session %s is known again by its cookie", async (_where, siteUrl, hops, headers, secure) => {
  const { fresh, ask, given } = serverOf(siteUrl, hops);
  const cookie = await given("/give", headers);
  const name = secure ? "__Host-desk" : "desk";
  const seconds = sessionTimes.max / 1000;
  const flags = `Max-Age=${seconds}; Path=/; HttpOnly;${secure ? " Secure;" : ""} SameSite=Strict`;
  expect(cookie).toMatch(new RegExp(`^${name}=[\\w-]{43}; ${flags}$`));
  const back = await ask("/read", { ...headers, Cookie: cookie.split(";")[0] ?? "" });
  expect(await back.text()).toBe(fresh.id);
  expect(await given("/clear", headers)).toMatch(new RegExp(`^${name}=; Max-Age=0; Path=/;`));
});

test("without a cookie there is no session, and a cookie of another name is none", async () => {
  const { ask } = serverOf("https://www.chowk.example", 0);
  expect(await (await ask("/read")).text()).toBe("none");
  expect(await (await ask("/read", { Cookie: "desk=abc" })).text()).toBe("none");
});

test("a secret is never the same twice, and its digest tells nothing of it", () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).not.toBe(other);
  expect(secretDigest(one)).toMatch(/^[\w-]{43}$/);
  expect(secretDigest(one)).toBe(secretDigest(one));
  expect(secretDigest(one)).not.toBe(secretDigest(other));
});
