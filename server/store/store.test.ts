import { expect, test, vi } from "vitest";
import { StoreUnavailableError } from "./database.ts";
import { withRetry } from "./store.ts";

const transientFailure = { isTransient: () => true };
const permanentFailure = { isTransient: () => false };

test("work that fails for a transient reason is retried until it succeeds", async () => {
  const work = vi.fn(async () => "kept");
  work.mockRejectedValueOnce(new Error("busy")).mockRejectedValueOnce(new Error("busy"));
  expect(await withRetry(transientFailure, work)).toBe("kept");
  expect(work).toHaveBeenCalledTimes(3);
});

test("work that fails for a permanent reason is given up at once, with the cause", async () => {
  const cause = new Error("no such table");
  const work = vi.fn(() => Promise.reject(cause));
  const error = await withRetry(permanentFailure, work).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StoreUnavailableError);
  expect(error).toMatchObject({ name: "StoreUnavailableError", cause });
  expect(work).toHaveBeenCalledTimes(1);
});

test("work that keeps failing or gets no answer is given up after its timeout", async () => {
  const work = () => Promise.reject(new Error("busy"));
  await expect(withRetry(transientFailure, work, 300)).rejects.toBeInstanceOf(StoreUnavailableError);
  await expect(withRetry(transientFailure, () => new Promise(() => {}), 50)).rejects.toMatchObject({
    name: "StoreUnavailableError",
    cause: { message: "no answer within 50 ms" },
  });
});
