import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitBody } from "./limit-body.ts";
import { cvRules, postLimits } from "./rules.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

/** Takes a body that arrives in pieces, each after so many seconds; answers how much was taken, how long it took, and why it was refused. */
async function take(pieces: Iterable<{ bytes: number; after: number }>) {
  async function* arrive() {
    for (const { bytes, after } of pieces) {
      vi.advanceTimersByTime(after * 1_000);
      yield Buffer.alloc(bytes);
    }
  }
  const account = { take: () => true, close: () => {} };
  const start = performance.now();
  let taken = 0;
  let refusal: unknown;
  try {
    for await (const chunk of limitBody(Readable.from(arrive()), account, postLimits.maxBytes))
      taken += chunk.length;
  } catch (error) {
    refusal = error;
  }
  return { taken, seconds: (performance.now() - start) / 1_000, refusal };
}

/** So many bytes over a line of so many kbit/s. */
function* line(bytes: number, kilobits: number) {
  const second = (kilobits * 1_000) / 8;
  for (let left = bytes; left > 0; left -= second) yield { bytes: Math.min(second, left), after: 1 };
}

test.each([
  ["the largest CV over 150 kbit/s", line(cvRules.maxBytes, 150)],
  ["a CV of 2 MB over 66 kbit/s", line(2_000_000, 66)],
  ["an enquiry whose last word comes after 50 seconds", [10, 590].map((bytes) => ({ bytes, after: 25 }))],
])("%s is taken, within the five minutes for which the page waits", async (_name, pieces) => {
  const { seconds, refusal } = await take(pieces);
  expect(refusal).toBeUndefined();
  expect(seconds).toBeLessThan(300);
});

test.each([
  ["a CV over 40 kbit/s", line(cvRules.maxBytes, 40)],
  [
    "a CV that arrives quickly but for its last bytes, one every eight seconds",
    [{ bytes: cvRules.maxBytes, after: 1 }, ...Array(40).fill({ bytes: 1, after: 8 })],
  ],
])("%s is refused within three minutes", async (_name, pieces) => {
  const { seconds, refusal } = await take(pieces);
  expect(refusal).toMatchObject({
    status: 400,
    outcome: "too slow",
    message: expect.stringContaining("slow"),
  });
  expect(seconds).toBeLessThan(180);
});
