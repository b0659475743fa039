import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry } from "../process/log.ts";
import type { Claimed } from "../store/outbox-queries.ts";
import { startOutboxWorker } from "./start-outbox-worker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const one = { attempts: 1, submission: { id: "a" } } as Claimed;

/** An outbox that answers as told when it is asked what is due. */
function outboxThat(claim: () => Promise<Claimed | undefined>, send: () => Promise<void> = async () => {}) {
  const asked = vi.fn(claim);
  const lines: LogEntry[] = [];
  const outbox = { claim: asked, sent: async () => {}, notSent: async () => {} };
  return {
    asked,
    lines,
    delivery: { kind: "webhook" as const, outbox, send, log: (line: LogEntry) => lines.push(line) },
  };
}

test("a worker looks at once, every five seconds, and when it is nudged", async () => {
  const { asked, delivery } = outboxThat(async () => undefined);
  const worker = startOutboxWorker(delivery);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  worker.nudge();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(3);
  await worker.stop();
});

test("nudged while it looks, it looks once more, and not twice at a time", async () => {
  const answer: (() => void)[] = [];
  const { asked, delivery } = outboxThat(
    () => new Promise((resolve) => answer.push(() => resolve(undefined))),
  );
  const worker = startOutboxWorker(delivery, 60_000);
  worker.nudge();
  worker.nudge();
  expect(asked).toHaveBeenCalledTimes(1);
  for (let look = 2; look <= 3; look += 1) {
    for (const one of answer.splice(0)) one();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(2);
  }
  await worker.stop();
});

test("a store that is away is written to the log, and asked again at the next look", async () => {
  const { asked, lines, delivery } = outboxThat(() => Promise.reject(new RangeError("away")));
  const worker = startOutboxWorker(delivery, 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  await worker.stop();
  expect(asked).toHaveBeenCalledTimes(2);
  const line = { kind: "webhook", outcome: "store unavailable", name: "RangeError" };
  expect(lines).toEqual([line, line]);
});

test("what is thrown that is no error is written without a name", async () => {
  const { lines, delivery } = outboxThat(() => Promise.reject("away"));
  const worker = startOutboxWorker(delivery, 1_000);
  await worker.stop();
  expect(lines).toEqual([{ kind: "webhook", outcome: "store unavailable", name: "" }]);
});

test("stopped, it ends what is under way, takes up nothing more and looks no more", async () => {
  const sending: (() => void)[] = [];
  const { asked, delivery } = outboxThat(
    async () => one,
    () => new Promise((resolve) => void sending.push(resolve)),
  );
  const worker = startOutboxWorker(delivery, 1_000);
  await vi.advanceTimersByTimeAsync(0);
  const before = asked.mock.calls.length;
  worker.nudge();
  const stopped = worker.stop();
  worker.nudge();
  await vi.advanceTimersByTimeAsync(10_000);
  let over = false;
  void stopped.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toBe(false);
  for (const end of sending) end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([over, asked.mock.calls.length]).toEqual([true, before]);
  expect(vi.getTimerCount()).toBe(0);
});
