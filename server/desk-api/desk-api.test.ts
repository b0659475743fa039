import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import type { BuildManifest } from "../files/build-manifest.ts";
import type { LogEntry } from "../log.ts";
import { StoreDamagedError } from "../store/data-folder.ts";
import { createDeskApi, isFromDesk } from "./desk-api.ts";
import type { DeskParts } from "./desk-context.ts";

/** What a desk answers and logs whose database fails in one way as soon as somebody's session is looked up. */
async function respondTo(error: Error) {
  const log = vi.fn<(entry: LogEntry) => void>();
  const desk = createDeskApi({
    store: { limit: () => ({}), accounts: {}, record: {}, sessions: { find: () => Promise.reject(error) } },
    manifest: { name: "Chowk 360", siteUrl: "https://www.chowk.example" },
    environment: { TRUST_PROXY: 0 },
    log,
  } as unknown as DeskParts);
  const headers = { Cookie: "__Host-desk=abc" };
  const response = await desk.request("/api/desk/me", { headers }, { incoming: Readable.from([]) });
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body: await response.json(),
    log,
  };
}

test("staff are told that the database is damaged and that trying again is no use", async () => {
  const error = new StoreDamagedError("chowk-360.sqlite", undefined, new Error("malformed"));
  const { log, ...response } = await respondTo(error);
  expect(response).toEqual({
    status: 503,
    retryAfter: null,
    body: { success: false, code: "damaged" },
  });
  expect(log).not.toHaveBeenCalled();
});

test("an unexpected error is logged by its place in the code, without its message, which may be about a person", async () => {
  const { log, ...response } = await respondTo(new Error("column “shoe” does not exist"));
  expect(response).toEqual({ status: 500, retryAfter: null, body: { success: false, code: "failed" } });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: "failure", name: "Error" }));
  expect(JSON.stringify(log.mock.calls)).not.toContain("shoe");
});

const manifest = { siteUrl: "https://www.chowk.example/site" } as BuildManifest;

test.each([
  [true, "our page, as its browser says", { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
  [true, "our page in an old browser", { Origin: "https://WWW.chowk.example" }],
  [true, "our page behind a proxy", { Origin: "https://Desk.example:8443", Host: "desk.example:8443" }],
  [
    false,
    "another site, as its browser says",
    { "Sec-Fetch-Site": "cross-site", Origin: "https://www.chowk.example" },
  ],
  [false, "a bookmark", { "Sec-Fetch-Site": "none", Host: "desk.example", Origin: "https://desk.example" }],
  [false, "another site in an old browser", { Origin: "https://evil.example", Host: "desk.example" }],
  [false, "another port of this host", { Origin: "https://desk.example:1", Host: "desk.example" }],
  [false, "a page that hides where it is", { Origin: "null", Host: "null" }],
  [false, "a program that names no origin", { Host: "desk.example" }],
  [false, "a program that names nothing", {}],
])("%s: a change is accepted from %s", (isAccepted, _who, headers) => {
  expect(isFromDesk(new Headers(headers as Record<string, string>), manifest)).toBe(isAccepted);
});
