import { expect, test, vi } from "vitest";
import { StoreUnavailable } from "./database.ts";
import { withRetry } from "./store.ts";

const passing = { isTransient: () => true };
const lasting = { isTransient: () => false };

test("what fails by something that may pass is tried again until it succeeds, and is then done once", async () => {
  const work = vi.fn(async () => "kept");
  work.mockRejectedValueOnce(new Error("busy")).mockRejectedValueOnce(new Error("busy"));
  expect(await withRetry(passing, work)).toBe("kept");
  expect(work).toHaveBeenCalledTimes(3);
});

test("what fails by something that stays is given up at once, with the cause", async () => {
  const cause = new Error("no such table");
  const work = vi.fn(() => Promise.reject(cause));
  const error = await withRetry(lasting, work).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(error).toMatchObject({ name: "StoreUnavailable", cause });
  expect(work).toHaveBeenCalledTimes(1);
});

test("what keeps failing, or is never answered, is given up when its time is over", async () => {
  const work = vi.fn(() => Promise.reject(new Error("busy")));
  await expect(withRetry(passing, work, 300)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(work.mock.calls.length).toBeGreaterThan(1);
  await expect(withRetry(passing, () => new Promise(() => {}), 50)).rejects.toMatchObject({
    name: "StoreUnavailable",
    cause: { message: "no answer within 50 ms" },
  });
});
