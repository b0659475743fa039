import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimit } from "./rate-limits.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-26") }));
afterEach(() => void vi.useRealTimers());

const singleServer = { ready: async () => {} };

test("posts from one address beyond the limit per minute are told how long to wait", async () => {
  const limit = createRateLimit(2, singleServer);
  expect([await limit("a"), await limit("a"), await limit("b")]).toEqual([undefined, undefined, undefined]);
  expect(await limit("a")).toBe(60);
  await vi.advanceTimersByTimeAsync(59_900);
  expect(await limit("a")).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await limit("a")).toBeUndefined();
});
