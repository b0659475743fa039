import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, askRaw } from "./fixtures/ask.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { aboutScript, aboutStyle } from "./fixtures/write-build.ts";

let plain: RunningApp;
let secure: RunningApp;
beforeAll(async () => {
  plain = await startApp();
  secure = await startApp({ siteUrl: "https://www.example.com", counters: ["https://count.example"] });
});
afterAll(() => Promise.all([plain.close(), secure.close()]));

const everywhere = [
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
];

describe("security headers", () => {
  test.each([
    ["GET", "/", 200],
    ["GET", "/About", 200],
    ["GET", "/About.data", 200],
    ["GET", "/robots.txt", 200],
    ["GET", "/nope", 404],
    ["PUT", "/About", 405],
    ["GET", "/healthz", 200],
    ["DELETE", "/healthz", 405],
    ["GET", "/api/submit", 405],
    ["GET", "/api/nope", 404],
  ])("%s %s (%i) carries them all", async (method, path, status) => {
    const answer = await ask(plain.origin, path, { method });
    expect(answer.status).toBe(status);
    for (const name of everywhere) expect(answer.headers, name).toHaveProperty(name);
  });

  test.each(["/assets/entry-abc123.js", "/pictures/big-0a1b2c.webp"])(
    "%s, which is no document, carries those that say something of it",
    async (path) => {
      const { status, headers } = await ask(plain.origin, path);
      expect(status).toBe(200);
      expect(everywhere.filter((name) => name in headers)).toEqual([
        "x-content-type-options",
        "cross-origin-resource-policy",
      ]);
    },
  );

  test("a request that cannot be read is refused with them too", async () => {
    for (const bytes of [
      "NONSENSE\r\n\r\n",
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    ]) {
      const answer = (await askRaw(plain.origin, bytes)).toLowerCase();
      expect(answer).toMatch(/^http\/1\.1 4\d\d /);
      for (const name of everywhere) expect(answer).toContain(`${name}: `);
    }
  });

  test("a page wears its own inline styles and no others", async () => {
    const about = await ask(plain.origin, "/About");
    expect(directive(about.headers, "style-src")).toEqual(["'self'", `'${aboutStyle}'`]);
    const home = await ask(plain.origin, "/");
    expect(directive(home.headers, "style-src")).toEqual(["'self'"]);
  });

  test("a page runs its own inline scripts and no others", async () => {
    const about = await ask(plain.origin, "/About");
    expect(directive(about.headers, "script-src")).toEqual(["'self'", `'${aboutScript}'`]);
    const home = await ask(plain.origin, "/");
    expect(directive(home.headers, "script-src")).toEqual(["'self'"]);
  });

  test("a script that counts visits runs, and reports, only where the build names its origin", async () => {
    const [none, counted] = await Promise.all([ask(plain.origin, "/"), ask(secure.origin, "/")]);
    for (const name of ["script-src", "connect-src"]) {
      expect(directive(none.headers, name)).toEqual(["'self'"]);
      expect(directive(counted.headers, name)).toEqual(["'self'", "https://count.example"]);
    }
  });

  test("forms post to the site and where the build says, players come from where the build says", async () => {
    const { headers } = await ask(plain.origin, "/");
    expect(directive(headers, "form-action")).toEqual(["'self'", "https://forms.example"]);
    expect(directive(headers, "frame-src")).toEqual(["https://www.youtube-nocookie.com"]);
  });

  test("ask for https only where the site's own address is https", async () => {
    const [http, https] = await Promise.all([ask(plain.origin, "/"), ask(secure.origin, "/")]);
    expect(http.headers).not.toHaveProperty("strict-transport-security");
    expect(http.headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
    expect(https.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(https.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  });
});

type Headers = Record<string, string | string[] | undefined>;

function directive(headers: Headers, name: string): string[] {
  const policy = String(headers["content-security-policy"]).split("; ");
  return (
    policy
      .find((one) => one.startsWith(`${name} `))
      ?.split(" ")
      .slice(1) ?? []
  );
}
