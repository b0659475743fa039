import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cvRules, postLimits } from "../submission/form-rules.ts";
import { limitBody } from "./limit-body.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

type Piece = { bytes: number; after: number };

/** Takes a body that arrives in pieces, each after so many seconds; answers in which pieces it is passed on. */
async function take(pieces: Iterable<Piece>): Promise<number[]> {
  async function* arrive() {
    for (const { bytes, after } of pieces) {
      vi.advanceTimersByTime(after * 1_000);
      yield Buffer.alloc(bytes);
    }
  }
  const account = { take: () => true, close: () => {} };
  const passed: number[] = [];
  for await (const { length } of limitBody(Readable.from(arrive()), account, postLimits.maxBytes))
    passed.push(length);
  return passed;
}

/** So many bytes over a line of so many kbit/s. */
function* line(bytes: number, kilobits: number): Generator<Piece> {
  const second = (kilobits * 1_000) / 8;
  for (let left = bytes; left > 0; left -= second) yield { bytes: Math.min(second, left), after: 1 };
}

test.each<[string, Iterable<Piece>]>([
  ["the largest CV over 150 kbit/s", line(cvRules.maxBytes, 150)],
  ["a CV of 2 MB over 66 kbit/s", line(2_000_000, 66)],
  ["an enquiry whose last word comes after 50 seconds", [10, 590].map((bytes) => ({ bytes, after: 25 }))],
])("%s is taken within the five minutes for which the page waits", async (_name, pieces) => {
  const start = performance.now();
  await take(pieces);
  expect(performance.now() - start).toBeLessThan(300_000);
});

test.each<[string, Iterable<Piece>]>([
  ["a CV over 40 kbit/s", line(cvRules.maxBytes, 40)],
  [
    "a CV that arrives quickly but for its last bytes, one every eight seconds",
    [{ bytes: cvRules.maxBytes, after: 1 }, ...Array<Piece>(40).fill({ bytes: 1, after: 8 })],
  ],
])("%s is refused within three minutes", async (_name, pieces) => {
  const start = performance.now();
  await expect(take(pieces)).rejects.toMatchObject({ status: 400, outcome: "too slow" });
  expect(performance.now() - start).toBeLessThan(180_000);
});

test("a form whose last line break comes by itself is read as if it came at once, and one of crumbs in parts", async () => {
  const at = (...sizes: number[]) => take(sizes.map((bytes) => ({ bytes, after: 0 })));
  expect(await at(100, 200, 2, 2)).toEqual([100, 204]);
  expect(await at(...Array<number>(130).fill(1))).toEqual([65, 65]);
});
