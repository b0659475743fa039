import { Hono } from "hono";
import { expect, test } from "vitest";
import type { DeskEnv, DeskParts } from "./desk-env.ts";
import { createKnownBrowser, isMark } from "./known-browser.ts";

const parts = { manifest: { siteUrl: "https://www.chowk.example" }, environment: { TRUST_PROXY: 0 } };
const known = createKnownBrowser(parts as DeskParts);
const password = "the hash of Mita’s password";
const app = new Hono<DeskEnv>()
  .get("/give", (context) => {
    known.give(context, "mita@agency.example", password);
    return context.text("");
  })
  .get("/read/:email", (context) => context.text(known.read(context, context.req.param("email")) ?? "none"));

const given = async () => (await app.request("/give")).headers.get("set-cookie") ?? "";
const read = async (email: string, cookie: string) =>
  (await app.request(`/read/${email}`, { headers: { Cookie: cookie } })).text();

test("a browser is known for 400 days, by a cookie that no script and no other site can use", async () => {
  const flags = "Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict";
  expect(await given()).toMatch(
    new RegExp(`^__Host-desk-known-[\\w-]{16}=[\\w-]{43}\\.[\\w-]{43}; ${flags}$`),
  );
});

test("it is known to one account, however its address is written, until the password changes", async () => {
  const [cookie = ""] = (await given()).split(";");
  const mark = await read("MITA@agency.example", cookie);
  expect(mark).toBe(cookie.split("=")[1]);
  expect(isMark(mark, password)).toBe(true);
  expect(isMark(mark, "the hash of her next password")).toBe(false);
  expect(isMark(mark.split(".")[0] ?? "", password)).toBe(false);
  expect(await read("ravi@agency.example", cookie)).toBe("none");
});

test("the mark reveals nothing that could be looked for in other places", async () => {
  const [cookie = ""] = (await given()).split(";");
  expect(cookie).not.toContain("mita");
  expect(await given()).not.toContain(cookie);
});
