import { expect, test, vi } from "vitest";
import { StoreUnavailable, withRetry } from "./with-retry.ts";

const passing = { isTransient: () => true };
const lasting = { isTransient: () => false };

test("what succeeds is done once, and its outcome answered", async () => {
  const work = vi.fn(async () => 7);
  expect(await withRetry(passing, work)).toBe(7);
  expect(work).toHaveBeenCalledTimes(1);
});

test("what fails by something that may pass is tried again until it succeeds", async () => {
  let left = 3;
  const work = async () => {
    left -= 1;
    if (left > 0) throw new Error("busy");
    return "kept";
  };
  expect(await withRetry(passing, work)).toBe("kept");
});

test("what fails by something that stays is given up at once, with the cause", async () => {
  const cause = new Error("no such table");
  const work = vi.fn(() => Promise.reject(cause));
  const error = await withRetry(lasting, work).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(error).toMatchObject({ name: "StoreUnavailable", message: expect.stringMatching(/\w/), cause });
  expect(work).toHaveBeenCalledTimes(1);
});

test("what keeps failing is given up when its time is over", async () => {
  const work = vi.fn(() => Promise.reject(new Error("busy")));
  await expect(withRetry(passing, work, 300)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(work.mock.calls.length).toBeGreaterThan(1);
});

test("a database that says nothing at all is given up when its time is over", async () => {
  await expect(withRetry(passing, () => new Promise(() => {}), 50)).rejects.toMatchObject({
    name: "StoreUnavailable",
    cause: { message: "no answer within 50 ms" },
  });
});
