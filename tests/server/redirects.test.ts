import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "./fixtures/ask.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { builtFiles } from "./fixtures/write-build.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("an old address", () => {
  test.each([
    ["/About-us", "/About"],
    ["/ABOUT-US/", "/About"],
    ["//about%2Dus?utm_source=card", "/About?utm_source=card"],
    [`/${encodeURIComponent("घर")}`, "/?from=card#top"],
    ["/shop", "https://shop.example/"],
  ])("%s leads to %s, with the security headers and no longer than an hour", async (path, to) => {
    const { status, headers, body } = await ask(app.origin, path);
    expect([status, headers.location, body.length]).toEqual([301, to, 0]);
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("without a successor is answered as gone, with the page for unknown addresses", async () => {
    const page = await ask(app.origin, "/offer-2024", { headers: { Accept: "text/html" } });
    expect([page.status, page.text]).toEqual([410, builtFiles["404/index.html"]]);
    const picture = await ask(app.origin, "/offer-2024", { headers: { Accept: "image/webp" } });
    expect([picture.status, picture.text]).toEqual([410, "What was at this address has been removed.\n"]);
  });

  test("that takes nothing but reading refuses a post, and an unknown one stays unknown", async () => {
    expect((await ask(app.origin, "/About-us", { method: "POST" })).status).toBe(405);
    expect((await ask(app.origin, "/About-us-too")).status).toBe(404);
    expect((await ask(app.origin, "/%E0%A4%A")).status).toBe(404);
  });
});
