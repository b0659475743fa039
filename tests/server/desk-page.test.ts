import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "./fixtures/ask.ts";
import { deskClient, newPerson, password } from "./fixtures/desk-client.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { builtFiles, deskFiles } from "./fixtures/write-build.ts";

describe("the desk's page", () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ environment: { DESK: true }, siteUrl: "https://www.example.com" });
  });
  afterAll(() => app.close());

  test.each(["/desk", "/Desk/", "/desk/submissions/1?q=x"])(
    "%s is the page, which no search engine lists, no cache keeps and nobody frames",
    async (path) => {
      const { status, text, headers } = await ask(app.origin, path);
      expect([status, text]).toEqual([200, deskFiles["index.html"]]);
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
    },
  );

  test("its scripts are kept for good, and what is not there is not found", async () => {
    const script = await ask(app.origin, "/desk/assets/desk-abc123.js", {
      headers: { "Accept-Encoding": "br" },
    });
    expect(script.status).toBe(200);
    expect(script.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "x-robots-tag": "noindex",
    });
    const missing = await ask(app.origin, "/desk/assets/other.js", { headers: { Accept: "text/html" } });
    expect([missing.status, missing.text]).toEqual([404, builtFiles["404/index.html"]]);
    expect(missing.headers["x-robots-tag"]).toBe("noindex");
    expect((await ask(app.origin, "/desk", { method: "POST" })).status).toBe(405);
    expect((await ask(app.origin, "/desktop")).status).toBe(404);
  });

  test("its cookies are for this host alone, out of reach of scripts and other sites, and name nobody", async () => {
    await newPerson(app, "Asha", "owner");
    const headers = { Origin: "https://www.example.com" };
    const client = deskClient(app.origin);
    const body = { email: "asha@example.com", password };
    const answer = await client.send("POST /api/desk/sign-in", body, headers);
    expect(answer.headers["set-cookie"]).toEqual([
      expect.stringMatching(
        /^__Host-desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^__Host-desk-known-[\w-]{16}=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    expect(String(answer.headers["set-cookie"])).not.toMatch(/asha|example/);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
    expect((await client.send("GET /api/desk/me")).status).toBe(200);
    expect(
      (await deskClient(app.origin, client.cookie?.replace("__Host-", "")).send("GET /api/desk/me")).status,
    ).toBe(401);
  });
});
