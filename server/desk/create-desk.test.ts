import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import type { LogEntry } from "../process/log.ts";
import { StoreDamaged } from "../store/store-damaged.ts";
import { StoreUnavailable } from "../store/with-retry.ts";
import { createDesk } from "./create-desk.ts";
import type { DeskParts } from "./desk-env.ts";

/** A desk whose database fails in one way as soon as somebody's session is looked up. */
function failing(error: Error) {
  const log = vi.fn<(entry: LogEntry) => void>();
  const parts = {
    store: { limit: () => ({}), accounts: {}, record: {}, sessions: { find: () => Promise.reject(error) } },
    manifest: { name: "Chowk 360", siteUrl: "https://www.chowk.example" },
    environment: { TRUST_PROXY: 0 },
    log,
  } as unknown as DeskParts;
  const desk = createDesk(parts);
  const ask = (init: RequestInit = {}) =>
    desk.request(
      "/api/desk/me",
      { headers: { Cookie: "__Host-desk=abc" }, ...init },
      {
        incoming: Readable.from([]),
      },
    );
  return { ask, log };
}

test("staff are told that the database is damaged, and that trying again is no use", async () => {
  const { ask, log } = failing(new StoreDamaged("chowk-360.sqlite", undefined, new Error("malformed")));
  const answer = await ask();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, null]);
  expect(await answer.json()).toEqual({
    success: false,
    damaged: true,
    message: expect.stringContaining("damaged"),
  });
  expect(log).not.toHaveBeenCalled();
});

test("staff are told that the database is away, and when to try again", async () => {
  const { ask, log } = failing(new StoreUnavailable("away"));
  const answer = await ask();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.json()).toEqual({
    success: false,
    message: expect.stringContaining("Nothing is lost"),
  });
  expect(log).not.toHaveBeenCalled();
});

test("what nobody foresaw is in the log by its place, and what it says, which may be about a person, is nowhere", async () => {
  const { ask, log } = failing(new Error("column “shoe” does not exist"));
  const answer = await ask();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([500, null]);
  expect(await answer.json()).toEqual({ success: false, message: expect.not.stringContaining("shoe") });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: "failure", name: "Error" }));
  expect(JSON.stringify(log.mock.calls)).not.toContain("shoe");
});

test("no search engine lists what the desk answers, a refusal neither", async () => {
  const { ask } = failing(new Error("unused"));
  const unsigned = await ask({ headers: {} });
  expect([
    unsigned.status,
    unsigned.headers.get("x-robots-tag"),
    unsigned.headers.get("retry-after"),
  ]).toEqual([401, "noindex", null]);
  expect((await ask()).headers.get("x-robots-tag")).toBe("noindex");
});
