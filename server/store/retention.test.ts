import { beforeEach, expect, test, vi } from "vitest";
import type { LogEntry } from "../log.ts";
import { startRetention } from "./retention.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const now = new Date("2026-11-23T04:30:00Z");

let store: ReturnType<typeof createStore>;
let lines: LogEntry[];
let retention: ReturnType<typeof startRetention>;

const createStore = () => ({
  purge: vi.fn(async (_days: number, _who: string, _asOf: Date) => 0),
  finishErasing: vi.fn(async () => true),
  check: vi.fn(async () => ({ clock: now, passed: now })),
});
const start = async () => {
  retention = startRetention({ inbox: store, clock: store }, 365, (entry) => lines.push(entry));
  await advanceTime(0);
};
const advanceTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  store = createStore();
  lines = [];
  return () => {
    retention.stop();
    vi.useRealTimers();
  };
});

test("expired submissions are deleted at the start and once a day, and the clock is read every ten minutes", async () => {
  const { purge, check } = store;
  await start();
  expect(purge.mock.calls).toEqual([[365, "the server", now]]);
  await advanceTime(10 * minute - 1);
  expect(check).toHaveBeenCalledTimes(1);
  await advanceTime(1);
  expect(check).toHaveBeenCalledTimes(2);
  await advanceTime(day - 20 * minute);
  expect(purge).toHaveBeenCalledTimes(1);
  await advanceTime(10 * minute);
  expect(purge).toHaveBeenCalledTimes(2);
  expect(lines).toEqual([]);
  retention.stop();
  await advanceTime(2 * day);
  expect(purge).toHaveBeenCalledTimes(2);
});

test.each(["check", "purge", "finishErasing"] as const)(
  "a store that fails at %s is logged and tried again in ten minutes",
  async (step) => {
    store[step].mockRejectedValueOnce(new Error("lost"));
    store.purge.mockResolvedValue(2);
    await start();
    const outcome = expect.stringContaining("tried again in ten minutes");
    expect(lines).toEqual([{ kind: "retention", outcome }]);
    await advanceTime(10 * minute);
    expect(lines.slice(1)).toEqual([{ kind: "retention", deleted: 2 }]);
  },
);
