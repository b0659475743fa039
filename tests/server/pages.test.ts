import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "./fixtures/ask.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { builtFiles } from "./fixtures/write-build.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("pages", () => {
  test.each([
    ["/About", "About/index.html"],
    ["/about", "About/index.html"],
    ["/ABOUT/", "About/index.html"],
    ["//About", "About/index.html"],
    ["/About//", "About/index.html"],
    ["/%41bout", "About/index.html"],
    ["/About?from=mail", "About/index.html"],
    ["/blog/2/", "Blog/2/index.html"],
    ["/", "index.html"],
    ["//", "index.html"],
    ["/?q=1", "index.html"],
    ["/about.DATA", "About.data"],
  ] as const)("%s is answered with %s", async (path, file) => {
    const answer = await ask(app.origin, path);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(builtFiles[file]);
  });

  test("arrive compressed as the browser asks, and plain where it cannot unpack", async () => {
    const get = (encoding: string) => ask(app.origin, "/About", { headers: { "Accept-Encoding": encoding } });
    const [brotli, gzip, refused, plain] = await Promise.all([
      get("gzip, deflate, br"),
      get("gzip"),
      get("br;q=0, identity"),
      ask(app.origin, "/About"),
    ]);
    const page = builtFiles["About/index.html"];
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    expect(refused.headers["content-encoding"]).toBeUndefined();
    expect(plain.text).toBe(page);
    expect(plain.headers.vary).toBe("Accept-Encoding");
  });

  test.each([
    ["gzip;q=1, br;q=0.5", "gzip"],
    ["gzip, br", "br"],
    ["*", "br"],
    ["GZIP", "gzip"],
    ["deflate", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["rubbish;;q=,", undefined],
  ])("to a browser that says %j arrive as %s", async (accepted, encoding) => {
    const { headers } = await ask(app.origin, "/About", { headers: { "Accept-Encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
  });

  test("are asked for again at every visit but sent again only when they changed", async () => {
    const first = await ask(app.origin, "/About", { headers: { "Accept-Encoding": "br" } });
    expect(first.headers["cache-control"]).toBe("no-cache");
    const etag = String(first.headers.etag);
    const again = await ask(app.origin, "/about", {
      headers: { "Accept-Encoding": "br", "If-None-Match": etag },
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
    const weak = await ask(app.origin, "/About", {
      headers: { "Accept-Encoding": "br", "If-None-Match": `"other", W/${etag}` },
    });
    expect(weak.status).toBe(304);
    const plain = await ask(app.origin, "/About", { headers: { "If-None-Match": etag } });
    expect(plain.status).toBe(200);
  });

  test("can be asked for by their headers alone", async () => {
    const head = await ask(app.origin, "/About", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(String(builtFiles["About/index.html"].length));
  });
});

describe("other files", () => {
  test("assets and pictures are kept by the browser for good", async () => {
    for (const path of [
      "/assets/entry-abc123.js",
      "/pictures/lift-def456.webp",
      "/pictures/big-0a1b2c.webp",
    ]) {
      const answer = await ask(app.origin, path);
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(builtFiles[path.slice(1) as keyof typeof builtFiles]);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });

  test("each carries its own type", async () => {
    const type = async (path: string) => (await ask(app.origin, path)).headers["content-type"];
    expect(await type("/assets/entry-abc123.js")).toBe("text/javascript; charset=utf-8");
    expect(await type("/pictures/lift-def456.webp")).toBe("image/webp");
    expect(await type("/sitemap.xml")).toBe("application/xml; charset=utf-8");
    expect(await type("/About")).toBe("text/html; charset=utf-8");
  });
});

describe("addresses that lead nowhere", () => {
  test.each([
    "/nope",
    "/About/more",
    "/404",
    "/__spa-fallback.html",
    "/About/index.html",
    "/%zz",
    "/%00",
    "/assets/no.js",
  ])("%s shows the page for unknown paths with status 404", async (path) => {
    const answer = await ask(app.origin, path, { headers: { Accept: "text/html,*/*;q=0.8" } });
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(builtFiles["404/index.html"]);
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  test.each(["/hi/nope", "/HI/About/more", "/hi/404"])("%s shows it in Hindi", async (path) => {
    const answer = await ask(app.origin, path, { headers: { Accept: "text/html" } });
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(builtFiles["hi/404/index.html"]);
  });

  test.each([
    "/../package.json",
    "/assets/../../../../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..\\..\\site.json",
    "/../site.json",
    "//etc/passwd",
    "/assets/%2e%2e%2f%2e%2e%2fsite.json",
  ])("%s reaches nothing outside the site", async (path) => {
    const answer = await ask(app.origin, path);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(builtFiles["404/index.html"]);
  });

  test("a script that is not there is refused in words, not with a page, to who wants no page", async () => {
    const answer = await ask(app.origin, "/assets/no.js", { headers: { Accept: "application/json" } });
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "%s to a page is refused with what is allowed",
    async (method) => {
      const answer = await ask(app.origin, "/About", { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe("GET, HEAD");
    },
  );
});
