import { beforeEach, expect, test } from "vitest";
import type { LogEntry } from "../../server/log.ts";
import { startRetention } from "../../server/store/retention.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { createStoppedClock, type StoppedClock } from "./fixtures/create-stopped-clock.ts";
import { makeEnquiry } from "./fixtures/make-submission.ts";
import { makeFolder } from "./fixtures/start-app.ts";

const day = 24 * 60;

let folder: string;
let store: Store;
let clock: StoppedClock;
let lines: LogEntry[];
let retention: ReturnType<typeof startRetention>;

/** The server ends and starts again. */
async function restart() {
  retention?.stop();
  await store?.close();
  store = openStore({ DATA_DIR: folder, DATABASE_URL: undefined }, clock);
  retention = startRetention(store, 365, (entry) => lines.push(entry));
  await retention.look();
}
/** So many minutes pass, and every ten of them the server looks. */
async function advanceTime(minutes: number, every = 10) {
  for (let elapsed = 0; elapsed < minutes; elapsed += every) {
    clock.later(every);
    await retention.look();
  }
}
const countKept = async () => (await store.inbox.list(["new"])).length;

beforeEach(async () => {
  const temporary = makeFolder();
  folder = temporary.folder;
  clock = createStoppedClock();
  lines = [];
  await restart();
  await store.keep(makeEnquiry());
  return async () => {
    retention.stop();
    await store.close();
    temporary.remove();
  };
});

test("a server whose clock is 400 days ahead keeps everything, logs that once, and logs when the clock is right again", async () => {
  clock.jump(400 * day);
  await restart();
  await advanceTime(30);
  expect(await countKept()).toBe(1);
  expect(lines).toEqual([
    {
      kind: "retention",
      outcome: expect.stringContaining("the clock is ahead"),
      clock: "2027-12-26T04:30:00.000Z",
      passed: "2026-11-21T04:30:00.000Z",
    },
  ]);
  clock.jump(-400 * day);
  await advanceTime(10);
  expect(await countKept()).toBe(1);
  expect(lines.at(-1)).toMatchObject({ outcome: expect.stringContaining("the clock is right again") });
});

test.each<[string, () => Promise<unknown>]>([
  [
    "while the server runs, nor after the next start",
    async () => {
      clock.jump(400 * day);
      await advanceTime(2 * day, 60);
    },
  ],
  [
    "a few days at every start",
    async () => {
      for (let turn = 0; turn < 65; turn += 1) {
        clock.jump(6 * day);
        await restart();
      }
    },
  ],
])("nothing is deleted early when the clock jumps ahead %s", async (_when, jumpClock) => {
  await jumpClock();
  expect(await countKept()).toBe(1);
  await restart();
  expect(await countKept()).toBe(1);
});

test("nothing is deleted early while the clock is behind, nor late once it is right again", async () => {
  clock.jump(-400 * day);
  await restart();
  await advanceTime(30);
  clock.jump(400 * day);
  await advanceTime(364 * day, day);
  await restart();
  expect(await countKept()).toBe(1);
  await advanceTime(2 * day, day);
  await restart();
  expect(await countKept()).toBe(0);
});

test("after a person confirms the clock, expired submissions are deleted", async () => {
  clock.jump(400 * day);
  await restart();
  expect(await countKept()).toBe(1);
  await store.clock.trust();
  await restart();
  expect(await countKept()).toBe(0);
});
