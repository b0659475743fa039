import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enquiryLimits } from "../../server/submission/form-rules.ts";
import { enquiry, post, postEnquiry } from "./fixtures/forms.ts";
import { fetchRaw, sendRawRequest } from "./fixtures/send-request.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { formAnswers } from "./fixtures/write-build.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test.each([
  ["that is none", "NONSENSE\r\n\r\n", 400],
  ["with too long a header", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["without Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["with two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n", 400],
  [
    "with an expectation",
    "POST /api/submit HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 1\r\n\r\nx",
    417,
  ],
  ["for a tunnel", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n", 405],
])("a request %s is answered with the security headers", async (_what, bytes, status) => {
  const response = (await sendRawRequest(app.origin, bytes)).toLowerCase();
  expect(response).toMatch(new RegExp(`^http/1\\.1 ${status} `));
  expect(response).toMatch(/^content-security-policy: default-src 'none'/m);
  expect(response).toMatch(/^x-content-type-options: nosniff/m);
});

describe("a client that half-closes the connection behind its request", () => {
  test.each(["/", "/pictures/lift-def456.webp", "/pictures/big-0a1b2c.webp"])(
    "receives the whole of %s",
    async (path) => {
      const response = await sendRawRequest(app.origin, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`, {
        thenEnd: true,
      });
      const { text } = await fetchRaw(app.origin, path);
      expect([response.slice(0, 15), response.endsWith(`\r\n\r\n${text}`)]).toEqual([
        "HTTP/1.1 200 OK",
        true,
      ]);
    },
  );
});

describe("a form", () => {
  test("sent compressed is refused as such, not as an empty form", async () => {
    const response = await post(
      app.origin,
      "/api/submit",
      gzipSync(new URLSearchParams(enquiry).toString()),
      { "Content-Type": "application/x-www-form-urlencoded", "Content-Encoding": "gzip" },
    );
    expect([response.status, response.body.message]).toEqual([415, formAnswers.en.answers["wrong type"]]);
  });
  test("with the longest allowed message in Devanagari is accepted however it is sent, with each line break counted once", async () => {
    const message = `${"क".repeat(enquiryLimits.message.maxLength - 2)}\nक`;
    const long = { ...enquiry, message };
    const bodies = [
      ["application/x-www-form-urlencoded", new URLSearchParams(long).toString()],
      ["application/json", JSON.stringify(long)],
      ["application/json", JSON.stringify(long).replace(/[^ -~]/g, () => "\\u0915")],
    ] as const;
    for (const [type, body] of bodies)
      expect((await post(app.origin, "/api/submit", body, { "Content-Type": type })).body.success).toBe(true);
    expect((await postEnquiry(app.origin, { message })).body.success).toBe(true);
  });
});
