import { afterEach, describe, expect, test } from "vitest";
import type { Environment } from "../../server/process/environment.ts";
import { ask } from "./fixtures/ask.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";

let app: RunningApp;
afterEach(() => app.close());

const report = { kind: "screen", path: "/About", name: "TypeError", at: "assets/entry-abc123.js:1:2345" };
const noted = () => app.lines.filter(({ kind }) => kind === "page error");
const start = async (environment: Partial<Environment> = {}) => {
  app = await startApp({ environment });
};
const send = async (body: string | object, headers: Record<string, string> = {}) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return ask(app.origin, "/api/error", {
    method: "POST",
    body: text,
    headers: {
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(text)),
      ...headers,
    },
  });
};

describe("a page whose script fails", () => {
  test("says so in one line of the log: what failed, where, and nothing else", async () => {
    await start();
    const answer = await send({ ...report, message: "Asha Verma", stack: "secret", cookie: "x" });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(noted()).toEqual([
      { kind: "page error", what: "screen", path: "/About", name: "TypeError", at: report.at },
    ]);
  });

  test.each([
    ["a path that is none of our pages", { path: "/Asha-Verma" }, { path: "other" }],
    ["another spelling of a page", { path: "/about/" }, { path: "/About" }],
    ["a name that is a sentence", { name: "Asha said no" }, { name: "other" }],
    ["a script of somebody else", { at: "https://evil.example/x.js:1:1" }, { at: "" }],
    ["a script that we do not have", { at: "assets/nope.js:1:1" }, { at: "" }],
    ["no place at all", { at: "" }, { at: "" }],
    ["parts that are no texts", { path: 7, name: null, at: {} }, { path: "other", name: "other", at: "" }],
  ])("may report %s, of which nothing gets into the log", async (_name, change, expected) => {
    await start();
    expect((await send({ ...report, ...change })).status).toBe(204);
    expect(noted()).toMatchObject([{ what: "screen", ...expected }]);
    expect(JSON.stringify(app.lines)).not.toMatch(/Asha|evil|nope/);
  });

  test.each([
    ["an unknown kind", JSON.stringify({ ...report, kind: "gossip" })],
    ["nothing", ""],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["more than 2 KB", JSON.stringify({ ...report, more: "x".repeat(3_000) })],
  ])("%s is answered alike and not noted", async (_name, body) => {
    await start();
    expect((await send(body)).status).toBe(204);
    expect(noted()).toEqual([]);
  });

  test("cannot be made up by another site's page, but comes from our own pages on a CDN", async () => {
    await start({ ALLOWED_ORIGINS: ["https://www.cdn.example"] });
    const evil = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await send(report, evil)).status).toBe(204);
    expect(noted()).toEqual([]);
    await send(report, { Origin: app.origin, "Sec-Fetch-Site": "same-origin" });
    expect(noted()).toHaveLength(1);
    await send(report, { Origin: "https://www.cdn.example", "Sec-Fetch-Site": "cross-site" });
    expect(noted()).toHaveLength(2);
  });

  test("cannot fill the log: six lines a minute from one address", async () => {
    await start();
    for (let turn = 0; turn < 20; turn += 1) expect((await send(report)).status).toBe(204);
    expect(noted()).toHaveLength(6);
  });

  test("is not noted where the operator wants no such lines", async () => {
    await start({ ERROR_REPORTS: false });
    expect((await send(report)).status).toBe(204);
    expect(noted()).toEqual([]);
  });

  test("reports only by POST", async () => {
    await start();
    const answer = await ask(app.origin, "/api/error");
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
  });
});
