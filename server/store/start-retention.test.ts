import { beforeEach, expect, test, vi } from "vitest";
import type { LogEntry } from "../process/log.ts";
import { startRetention } from "./start-retention.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const now = new Date("2026-11-23T04:30:00Z");

const purge = vi.fn(async (_days: number, _who: string, _asOf: Date) => 0);
const finishErasing = vi.fn(async () => true);
const checkClock = vi.fn(async () => ({ clock: now, passed: now }));
let lines: LogEntry[];
let retention: ReturnType<typeof startRetention>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  lines = [];
  for (const [one, usual] of [
    [purge, async () => 0],
    [finishErasing, async () => true],
    [checkClock, async () => ({ clock: now, passed: now })],
  ] as const)
    one.mockReset().mockImplementation(usual as never);
  return () => {
    retention.stop();
    vi.useRealTimers();
  };
});

const start = async () => {
  retention = startRetention({ purge, finishErasing, checkClock }, 365, (entry) => lines.push(entry));
  await vi.advanceTimersByTimeAsync(0);
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("what is past its time goes at the start and once a day, and the clock is read every ten minutes", async () => {
  await start();
  expect(purge.mock.calls).toEqual([[365, "the server", now]]);
  await pass(10 * minute - 1);
  expect(checkClock).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(checkClock).toHaveBeenCalledTimes(2);
  await pass(day - 20 * minute);
  expect(purge).toHaveBeenCalledTimes(1);
  await pass(10 * minute);
  expect(purge).toHaveBeenCalledTimes(2);
  await pass(day - 10 * minute);
  expect(purge).toHaveBeenCalledTimes(2);
  await pass(10 * minute);
  expect(purge).toHaveBeenCalledTimes(3);
  expect(lines).toEqual([]);
  retention.stop();
  await pass(2 * day);
  expect(purge).toHaveBeenCalledTimes(3);
});

test("how many went is logged, and whether traces of them are left", async () => {
  purge.mockResolvedValueOnce(3);
  finishErasing.mockResolvedValueOnce(false);
  await start();
  expect(lines).toEqual([
    { kind: "retention", outcome: expect.stringContaining("traces of what was deleted are left") },
    { kind: "retention", deleted: 3 },
  ]);
});

test.each<[string, { mockRejectedValueOnce: (error: Error) => unknown }]>([
  ["read", checkClock],
  ["emptied", purge],
  ["cleared of traces", finishErasing],
])("a store that can't be %s is told of, and tried again in ten minutes", async (_what, failing) => {
  failing.mockRejectedValueOnce(new Error("lost"));
  purge.mockResolvedValue(2);
  await start();
  expect(lines).toEqual([
    { kind: "retention", outcome: expect.stringContaining("tried again in ten minutes") },
  ]);
  await pass(10 * minute);
  expect(lines.slice(1)).toEqual([{ kind: "retention", deleted: 2 }]);
});

test.each([
  ["ahead of", day + 1],
  ["behind", -day - 1],
])(
  "that the clock is %s the time that has passed is said once, and once when it no longer is",
  async (where, by) => {
    const read = { clock: new Date(now.getTime() + by), passed: now };
    checkClock.mockResolvedValue(read);
    await start();
    await pass(10 * minute);
    const times = { clock: read.clock.toISOString(), passed: now.toISOString() };
    expect(lines).toEqual([
      { kind: "retention", outcome: expect.stringContaining(`the clock is ${where} the time`), ...times },
    ]);
    expect(purge).toHaveBeenLastCalledWith(365, "the server", by > 0 ? now : read.clock);
    checkClock.mockResolvedValue({ clock: now, passed: now });
    await pass(20 * minute);
    expect(lines.slice(1)).toMatchObject([{ outcome: expect.stringContaining("together again") }]);
  },
);

test("a clock that is a day off to the millisecond is still believed", async () => {
  checkClock.mockResolvedValue({ clock: new Date(now.getTime() + day), passed: now });
  await start();
  expect(lines).toEqual([]);
});
