import { Hono } from "hono";
import { expect, test } from "vitest";
import { sessionTimes } from "../store/session-queries.ts";
import { createSessionCookie } from "./cookies.ts";
import type { DeskEnv, DeskParts } from "./desk-context.ts";

const throughTls = { "X-Forwarded-Proto": "https" };

test.each([
  ["of a site with TLS", "https://www.chowk.example", 0, {}, true],
  ["behind a proxy of ours that ends TLS", "http://localhost:3000", 1, throughTls, true],
  ["behind a proxy of ours without TLS", "http://localhost:3000", 1, { "X-Forwarded-Proto": "http" }, false],
  ["where somebody only says that there was TLS", "http://localhost:3000", 0, throughTls, false],
  ["on this machine", "http://localhost:3000", 0, {}, false],
])("a session %s is recognised by its cookie", async (_where, siteUrl, hops, headers, secure) => {
  const cookie = createSessionCookie({
    manifest: { siteUrl },
    environment: { TRUST_PROXY: hops },
  } as DeskParts);
  const newMark = cookie.create("olga");
  const app = new Hono<DeskEnv>()
    .get("/give", (context) => {
      newMark.set(context);
      return context.text("");
    })
    .get("/read", (context) => context.text(cookie.read(context) ?? "none"))
    .get("/clear", (context) => {
      cookie.clear(context);
      return context.text("");
    });
  const requestCookie = async (path: string) =>
    (await app.request(path, { headers })).headers.get("set-cookie") ?? "";
  const name = secure ? "__Host-desk" : "desk";
  const flags = `Max-Age=${sessionTimes.max / 1000}; Path=/; HttpOnly;${secure ? " Secure;" : ""} SameSite=Strict`;
  const first = await requestCookie("/give");
  expect(first).toMatch(new RegExp(`^${name}=[\\w-]{43}; ${flags}$`));
  const response = await app.request("/read", { headers: { ...headers, Cookie: first.split(";")[0] ?? "" } });
  expect(await response.text()).toBe(newMark.session.id);
  expect(await requestCookie("/clear")).toMatch(new RegExp(`^${name}=; Max-Age=0; Path=/;`));
});
