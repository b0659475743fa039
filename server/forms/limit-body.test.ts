import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cvRules, postLimits } from "../submission/form-rules.ts";
import { limitBody } from "./limit-body.ts";

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

/** The pieces in which a body is handed on that comes in these. */
async function handedOn(...pieces: number[]): Promise<number[]> {
  const account = { take: () => true, close: () => {} };
  const body = Readable.from(pieces.map((bytes) => Buffer.alloc(bytes)));
  const taken: number[] = [];
  for await (const { length } of limitBody(body, account, postLimits.maxBytes)) taken.push(length);
  return taken;
}

test("a last line break that comes by itself is handed on with what came before it", async () => {
  expect(await handedOn(100, 2)).toEqual([102]);
  expect(await handedOn(100, 15)).toEqual([115]);
  expect(await handedOn(100, 16)).toEqual([100, 16]);
  expect(await handedOn(100, 200, 2, 2)).toEqual([100, 204]);
  expect(await handedOn()).toEqual([]);
});

test("a body of crumbs is handed on before it is long", async () => {
  expect(await handedOn(...Array(130).fill(1))).toEqual([65, 65]);
});

test("a body is refused as busy when it may take no more, and is left to be read on", async () => {
  const body = Readable.from([Buffer.alloc(10), Buffer.alloc(10), Buffer.alloc(10)]);
  const account = { take: () => false, close: () => {} };
  const first = limitBody(body, account, postLimits.maxBytes).next();
  await expect(first).rejects.toMatchObject({ status: 503, outcome: "busy", retryAfter: 30 });
  expect(body.destroyed).toBe(false);
});

test.each([
  [512 * 1024, "512 KB"],
  [1024 * 1024, "1 MB"],
])("a body of more than %i bytes is told the limit of %s", async (most, said) => {
  const account = { take: () => true, close: () => {} };
  await expect(
    limitBody(Readable.from([Buffer.alloc(most + 1)]), account, most).next(),
  ).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining(said),
  });
});
