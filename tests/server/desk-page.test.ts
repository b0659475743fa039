import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchRaw } from "./fixtures/send-request.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { builtFiles, deskFiles } from "./fixtures/write-build.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ environment: { DESK: true }, siteUrl: "https://www.example.com" });
});
afterAll(() => app.close());

test("/desk shows the desk's page, which no search engine lists, no cache stores and no other page frames", async () => {
  for (const path of ["/desk", "/Desk/", "/desk/submissions/1?q=x"]) {
    const { status, text, headers } = await fetchRaw(app.origin, path);
    expect([path, status, text]).toEqual([path, 200, deskFiles["index.html"]]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": expect.stringContaining("max-age"),
    });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https:|unsafe/);
  }
});

test("the desk's scripts are cached for good, and unknown files get 404", async () => {
  const brotli = { headers: { "Accept-Encoding": "br" } };
  expect(await fetchRaw(app.origin, "/desk/assets/desk-abc123.js", brotli)).toMatchObject({
    status: 200,
    headers: {
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "x-robots-tag": "noindex",
    },
  });
  const missingFile = await fetchRaw(app.origin, "/desk/assets/other.js", {
    headers: { Accept: "text/html" },
  });
  expect([missingFile.status, missingFile.text]).toEqual([404, builtFiles["404/index.html"]]);
  expect(missingFile.headers["x-robots-tag"]).toBe("noindex");
  expect((await fetchRaw(app.origin, "/desk", { method: "POST" })).status).toBe(405);
  expect((await fetchRaw(app.origin, "/desktop")).status).toBe(404);
});
