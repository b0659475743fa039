import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { enquiryLimits, postLimits } from "../../server/submission/form-rules.ts";
import { ask, askRaw } from "./fixtures/ask.ts";
import { enquiry, post, postEnquiry } from "./fixtures/forms.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("requests that mean to confuse", () => {
  test.each([
    ["without Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["with two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n", 400],
    ["of the old kind without Host", "GET / HTTP/1.0\r\n\r\n", 200],
    [
      "with an expectation",
      "POST /api/submit HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 1\r\n\r\nx",
      417,
    ],
    ["for a tunnel", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n", 405],
  ])("(%s) are answered with the headers that every answer carries", async (_name, bytes, status) => {
    const answer = await askRaw(app.origin, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff/im);
  });
});

describe("a client that half-closes the connection behind its request", () => {
  test.each(["/", "/About.data", "/robots.txt", "/pictures/lift-def456.webp", "/pictures/big-0a1b2c.webp"])(
    "receives the whole of %s",
    async (path) => {
      const answer = await askRaw(app.origin, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`, { thenEnd: true });
      const { text } = await ask(app.origin, path);
      expect([answer.slice(0, 15), answer.endsWith(`\r\n\r\n${text}`)]).toEqual(["HTTP/1.1 200 OK", true]);
    },
  );

  test("receives two pages that it asked for at once, in their order", async () => {
    const bytes = ["/About", "/"].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join("");
    const answers = await askRaw(app.origin, bytes, { thenEnd: true });
    expect(answers.match(/<h1>\w+/g)).toEqual(["<h1>About", "<h1>Home"]);
  });
});

describe("a form", () => {
  test("that comes compressed is refused as such, not as an empty one", async () => {
    const body = gzipSync(new URLSearchParams(enquiry).toString());
    const answer = await post(app.origin, "/api/submit", body, {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Encoding": "gzip",
    });
    expect(answer).toMatchObject({ status: 415, body: { message: expect.stringContaining("compressed") } });
  });

  test.each(["\u200b\u200d\ufeff", "\u3164", "\u2800 \u00ad", "\u2066\u2069", "\u115f\u{e0041}"])(
    "whose name shows nothing (%j) is asked for one",
    async (name) => {
      const { body } = await postEnquiry(app.origin, { name });
      expect(body).toMatchObject({ success: false, errors: { name: expect.stringContaining("your name") } });
      expect((await postEnquiry(app.origin, { message: name })).body.errors).toHaveProperty("message");
    },
  );

  test("that arrives too slowly is refused in words that its page can show, and the connection is closed", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const socket = connect(Number(new URL(app.origin).port), "127.0.0.1");
    let answer = "";
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.write("POST /api/submit HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n");
    socket.write("Content-Length: 5000\r\n\r\n{");
    for (; answer === ""; await setImmediate()) {
      vi.advanceTimersByTime(1_000);
      socket.write(" ");
    }
    vi.useRealTimers();
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/"success":false,"message":"[^"]*slow/);
  });

  test("with a message as long as may be in Devanagari is taken in every way of sending", async () => {
    const message = "क".repeat(enquiryLimits.message.maxLength);
    const long = { ...enquiry, message };
    const ways = [
      ["application/x-www-form-urlencoded", new URLSearchParams(long).toString()],
      ["application/json", JSON.stringify(long)],
      ["application/json", JSON.stringify(long).replace(/[^ -~]/g, () => "\\u0915")],
    ] as const;
    for (const [type, body] of ways) {
      const answer = await post(app.origin, "/api/submit", body, { "Content-Type": type });
      expect([answer.status, answer.body.success]).toEqual([200, true]);
    }
    expect((await postEnquiry(app.origin, { message })).body.success).toBe(true);
  });

  test.each([
    ["application/json", (keys: number) => `{${Array.from({ length: keys }, (_, n) => `"k${n}":1`).join()}}`],
    [
      "application/x-www-form-urlencoded",
      (keys: number) => Array.from({ length: keys }, (_, n) => `k${n}=1`).join("&"),
    ],
  ])("of 420,000 keys (%s) is refused before it is parsed", async (type, make) => {
    const body = make(420_000);
    const send = () =>
      ask(app.origin, "/api/submit", { method: "POST", body, headers: { "Content-Type": type } }).catch(
        () => undefined,
      );
    const parse = vi.spyOn(JSON, "parse");
    const flood = Promise.all(Array.from({ length: 8 }, send));
    expect((await ask(app.origin, "/healthz")).status).toBe(200);
    const answers = (await flood).filter((answer) => answer !== undefined);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([413]));
    expect(parse.mock.calls.filter(([text]) => text.length > postLimits.maxTextBytes)).toEqual([]);
    parse.mockRestore();
    const [small] = [await post(app.origin, "/api/submit", make(20_000), { "Content-Type": type })];
    expect(small.status).toBe(413);
  });
});

test("a post without script that our own proxy sends a second time is one submission", async () => {
  const behind = await startApp({ environment: { TRUST_PROXY: 1 } });
  const send = (id: string) => postEnquiry(behind.origin, {}, { "X-Request-Id": id });
  const id = "0123456789abcdef0123456789abcdef";
  const answers = [await send(id), await send(id), await send(id.replace("0", "1"))];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(await behind.store.list(["new"])).toHaveLength(2);
  await behind.close();
  await postEnquiry(app.origin, {}, { "X-Request-Id": id });
  const before = (await app.store.list(["new"])).length;
  await postEnquiry(app.origin, {}, { "X-Request-Id": id });
  expect(await app.store.list(["new"])).toHaveLength(before + 1);
});
