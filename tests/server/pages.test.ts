import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fetchRaw } from "./fixtures/send-request.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { aboutScriptHash, aboutStyleHash, builtFiles } from "./fixtures/write-build.ts";

let app: RunningApp;
let secure: RunningApp;
beforeAll(async () => {
  app = await startApp();
  secure = await startApp({ siteUrl: "https://www.example.com", counters: ["https://count.example"] });
});
afterAll(() => Promise.all([app.close(), secure.close()]));

const get = (path: string, headers: Record<string, string> = {}) => fetchRaw(app.origin, path, { headers });

describe("a page", () => {
  test.each([
    ["/About", "About/index.html"],
    ["/ABOUT/", "About/index.html"],
    ["/%41bout?from=mail", "About/index.html"],
    ["/blog/2/", "Blog/2/index.html"],
    ["//?q=1", "index.html"],
  ] as const)("is shown at %s: %s", async (path, file) => {
    const { status, text, headers } = await get(path);
    expect([status, text, headers["cache-control"]]).toEqual([200, builtFiles[file], "no-cache"]);
  });

  test.each([
    ["/About.", "/About"],
    ["/about),?utm_source=chat", "/about?utm_source=chat"],
    ["/About/%E2%80%8B", "/About"],
    ["/About%20%E0%A5%A4", "/About"],
    ["/About%F0%9F%91%8D", "/About"],
    ["/)", "/"],
  ])("whose address was pasted from a chat as %s is found at %s", async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, target]);
    expect((await get(target)).status).toBe(200);
  });

  test.each(["/Abou.", "/About.x", "/.About", "/About)x", "/%E2%80%8BAbout"])(
    "isn't guessed at from %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip;q=1, br;q=0.5", "gzip"],
    ["br;q=0, identity", undefined],
  ] as const)("arrives compressed as the browser asks: of %j as %s", async (acceptEncoding, encoding) => {
    const { headers, body } = await get("/About", { "Accept-Encoding": acceptEncoding });
    expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "Accept-Encoding"]);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
    expect(unpack[encoding ?? "none"](body).toString()).toBe(builtFiles["About/index.html"]);
  });

  test("is revalidated at every visit but sent again only when it changed", async () => {
    const first = await get("/About", { "Accept-Encoding": "br" });
    const etag = String(first.headers.etag);
    for (const tag of [etag, `"other", W/${etag}`]) {
      const { status, body, headers } = await get("/about", {
        "Accept-Encoding": "br",
        "If-None-Match": tag,
      });
      expect([status, body.length, headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await get("/About", { "If-None-Match": etag })).status).toBe(200);
  });

  test("answers HEAD, and refuses a body", async () => {
    const { status, body, headers } = await fetchRaw(app.origin, "/About", { method: "HEAD" });
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers["content-length"]).toBe(String(builtFiles["About/index.html"].length));
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await fetchRaw(app.origin, "/About", { method });
      expect([response.status, response.headers.allow]).toEqual([405, "GET, HEAD"]);
    }
  });
});

const immutable = "public, max-age=31536000, immutable";
test.each([
  ["assets/entry-abc123.js", "text/javascript; charset=utf-8", immutable],
  ["pictures/lift-def456.webp", "image/webp", immutable],
  ["pictures/big-0a1b2c.webp", "image/webp", immutable],
  ["sitemap.xml", "application/xml; charset=utf-8", "public, max-age=3600"],
] as const)("the file %s comes as %s and is kept by the browser: %s", async (path, type, cacheControl) => {
  const { status, text, headers } = await get(`/${path}`);
  expect([status, text]).toEqual([200, builtFiles[path]]);
  expect([headers["content-type"], headers["cache-control"]]).toEqual([type, cacheControl]);
});

test("a picture that is still being derived after the first start arrives as soon as it is there", async () => {
  const own = await startApp();
  const path = "pictures/late-0a1b2c.avif";
  const arrive = Promise.withResolvers<void>();
  own.site.waitFor = (asked) => (asked === `/${path}` ? arrive.promise : undefined);
  const answer = fetchRaw(own.origin, `/${path}`);
  expect((await fetchRaw(own.origin, "/About")).status).toBe(200);
  writeFileSync(join(own.files, path), "a picture");
  own.site.addFile(path);
  arrive.resolve();
  const { status, text } = await answer;
  await own.close();
  expect([status, text]).toEqual([200, "a picture"]);
});

describe("an address that leads nowhere", () => {
  test.each([
    ...[
      "/nope",
      "/About/more",
      "/404",
      "/__spa-fallback.html",
      "/About/index.html",
      "/%zz",
      "/%00",
      "/assets/no.js",
    ],
    ...["/../site.json", "/assets/../../../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "//etc/passwd"],
    ...["/%2e%2e/%2e%2e/etc/passwd", "/assets/..\\..\\site.json", "/assets/%2e%2e%2f%2e%2e%2fsite.json"],
    ...["/hi/nope", "/HI/About/more", "/hi/404"],
  ])("(%s) shows the page for unknown paths, in Hindi below /hi", async (path) => {
    const { status, text, headers } = await get(path, { Accept: "text/html,*/*;q=0.8" });
    const page = /^\/hi\//i.test(path) ? "hi/404/index.html" : "404/index.html";
    expect([status, text, headers["cache-control"]]).toEqual([404, builtFiles[page], "no-cache"]);
  });
});

describe("an old address", () => {
  test.each([
    ["/About-us", "/About"],
    ["//ABOUT%2Dus/?utm_source=card", "/About?utm_source=card"],
    [`/${encodeURIComponent("घर")}?utm_source=card`, "/?from=card#top"],
    ["/shop", "https://shop.example/"],
  ])("%s redirects to %s, cached for an hour at most", async (path, target) => {
    const { status, headers, body } = await get(path);
    expect([status, headers.location, body.length]).toEqual([301, target, 0]);
    expect(headers["cache-control"]).toBe("public, max-age=3600");
  });

  test("without a successor is answered as gone, with the page for unknown addresses", async () => {
    const page = await get("/offer-2024", { Accept: "text/html" });
    expect([page.status, page.text]).toEqual([410, builtFiles["404/index.html"]]);
    const picture = await get("/offer-2024", { Accept: "image/webp" });
    expect([picture.status, picture.text]).toEqual([410, "What was at this address has been removed.\n"]);
  });

  test("accepts no post, and a similar address stays unknown", async () => {
    expect((await fetchRaw(app.origin, "/About-us", { method: "POST" })).status).toBe(405);
    for (const path of ["/About-us-too", "/%E0%A4%A"]) expect((await get(path)).status).toBe(404);
  });
});

describe("security headers", () => {
  const partHeaders = { "x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin" };
  const documentHeaders = {
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; .*frame-ancestors 'none'; base-uri 'none'/,
    ),
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("geolocation=()"),
  };

  test.each([
    ["GET", "/", 200],
    ["GET", "/About-us", 301],
    ["GET", "/nope", 404],
    ["PUT", "/About", 405],
    ["GET", "/healthz", 200],
    ["GET", "/api/submit", 405],
    ["GET", "/api/nope", 404],
  ])("are all sent with the response to %s %s (%i)", async (method, path, status) => {
    const response = await fetchRaw(app.origin, path, { method });
    expect(response).toMatchObject({ status, headers: { ...partHeaders, ...documentHeaders } });
  });

  test("of other files are only those that apply to them", async () => {
    for (const path of ["/assets/entry-abc123.js", "/pictures/big-0a1b2c.webp"]) {
      const { headers } = await get(path);
      expect(headers).toMatchObject(partHeaders);
      for (const name of Object.keys(documentHeaders)) expect(headers).not.toHaveProperty(name);
    }
  });

  /** What the policy of a page allows, by the kind of content. */
  const policyOf = async (path: string, { origin } = app) => {
    const { headers } = await fetchRaw(origin, path);
    const policy = String(headers["content-security-policy"]).split("; ");
    return Object.fromEntries(policy.map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]));
  };

  test("let a page have its own inline styles and scripts and no others", async () => {
    const inlineSources = {
      "style-src": ["'self'", `'${aboutStyleHash}'`],
      "script-src": ["'self'", `'${aboutScriptHash}'`],
    };
    expect(await policyOf("/About")).toMatchObject(inlineSources);
    expect(await policyOf("/")).toMatchObject({ "style-src": ["'self'"], "script-src": ["'self'"] });
  });

  test("let forms, players and counters reach the addresses that the build names", async () => {
    expect(await policyOf("/")).toMatchObject({
      "form-action": ["'self'", "https://forms.example"],
      "frame-src": ["https://www.youtube-nocookie.com"],
      "connect-src": ["'self'"],
    });
    const counterSources = ["'self'", "https://count.example"];
    expect(await policyOf("/", secure)).toMatchObject({
      "script-src": counterSources,
      "connect-src": counterSources,
    });
  });

  test("require https if the site's own address is https", async () => {
    const [http, https] = await Promise.all([get("/"), fetchRaw(secure.origin, "/")]);
    expect(http.headers).not.toHaveProperty("strict-transport-security");
    expect(http.headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
    expect(https.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(https.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  });
});

test("a visitor whose page can't be answered reads that something failed, and a program only that", async () => {
  const own = await startApp();
  rmSync(join(own.files, "pictures/lift-def456.webp"));
  const ask = (Accept: string) => fetchRaw(own.origin, "/pictures/lift-def456.webp", { headers: { Accept } });
  const [page, other] = await Promise.all([ask("text/html"), ask("image/webp")]);
  await own.close();
  expect([page.status, page.text]).toEqual([500, builtFiles["500.html"]]);
  expect([other.status, other.text]).toEqual([500, "Something went wrong here. Please try again.\n"]);
});
