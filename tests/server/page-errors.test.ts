import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { fetchRaw } from "./fixtures/send-request.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";

const cdn = "https://www.cdn.example";
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ environment: { ALLOWED_ORIGINS: [cdn], TRUST_PROXY: 1 } });
});
afterAll(() => app.close());
beforeEach(() => void app.lines.splice(0));

const report = { kind: "screen", path: "/About", name: "TypeError", at: "assets/entry-abc123.js:1:2345" };
const notes = () => app.lines.filter(({ kind }) => kind === "page error");
let visitor = 0;
/** Sends a report, each from an address of its own; whatever becomes of it, the page doesn't learn. */
const send = async (content: string | object, headers: Record<string, string> = {}, { origin } = app) => {
  visitor += 1;
  const body = typeof content === "string" ? content : JSON.stringify(content);
  const allHeaders = {
    "Content-Type": "application/json",
    "X-Forwarded-For": `203.0.113.${visitor}`,
    ...headers,
  };
  const { status, text } = await fetchRaw(origin, "/api/error", {
    method: "POST",
    body,
    headers: allHeaders,
  });
  expect([status, text]).toEqual([204, ""]);
};

describe("a page whose script fails", () => {
  test.each(["hydration", "recovered", "screen"])(
    "is logged in one line: what failed (%s), where, and nothing else",
    async (what) => {
      const { kind: _, ...rest } = report;
      await send({ ...rest, kind: what, message: "Asha Verma", stack: "secret", cookie: "x" });
      expect(notes()).toEqual([{ kind: "page error", what, ...rest }]);
    },
  );

  test.each([
    ["a path that is none of our pages", { path: "/Asha-Verma" }, { path: "other" }],
    ["a name that is a sentence", { name: "Asha said no" }, { name: "other" }],
    ["a script of somebody else", { at: "https://evil.example/x.js:1:1" }, { at: "" }],
    ["a script that we do not have", { at: "assets/nope.js:1:1" }, { at: "" }],
    ["parts that are no texts", { path: 7, name: null, at: {} }, { path: "other", name: "other", at: "" }],
  ])("may report %s, which does not get into the log", async (_what, change, line) => {
    await send({ ...report, ...change });
    expect(notes()).toMatchObject([{ what: "screen", ...line }]);
    expect(JSON.stringify(app.lines)).not.toMatch(/Asha|evil|nope/);
  });

  test("cannot be reported by another site's page, but by ours on a CDN", async () => {
    await send(report, { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" });
    expect(notes()).toHaveLength(0);
    await send(report, { Origin: app.origin, "Sec-Fetch-Site": "same-origin" });
    await send(report, { Origin: cdn, "Sec-Fetch-Site": "cross-site" });
    expect(notes()).toHaveLength(2);
  });

  test("cannot fill the log: six lines a minute from one address, which leave the others theirs", async () => {
    for (let turn = 0; turn < 70; turn += 1) await send(report, { "X-Forwarded-For": "198.51.100.1" });
    expect(notes()).toHaveLength(6);
    await send(report);
    expect(notes()).toHaveLength(7);
  });
});

test("failures of pages are not logged if the operator switched that off", async () => {
  const silent = await startApp({ environment: { ERROR_REPORTS: false } });
  onTestFinished(silent.close);
  await send(report, {}, silent);
  expect(silent.lines).toMatchObject([{ kind: "request" }]);
});
