import { resolve } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import type { LogEntry } from "../../server/process/log.ts";
import { startRetention } from "../../server/store/start-retention.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { enquiry, postEnquiry } from "./fixtures/forms.ts";
import { anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { startProcess } from "./fixtures/start-process.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";
import type { Place } from "./fixtures/store-places.ts";
import { writeBuild } from "./fixtures/write-build.ts";

const postgres = sharedPostgres();

const day = 24 * 60;

onEachStore(postgres, "with a wrong clock, the store on %s", (_name, findPlace) => {
  let place: Place;
  let store: Store;
  let clock: ReturnType<typeof stoppedClock>;
  let lines: LogEntry[];
  let retention: ReturnType<typeof startRetention>;

  /** The server ends and starts again. */
  const restart = async () => {
    retention?.stop();
    await store?.close();
    store = openStore(place, clock);
    retention = startRetention(store, 365, (entry) => lines.push(entry));
    await retention.look();
  };
  /** So many minutes pass, and every ten of them the server looks. */
  const pass = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 10) {
      clock.later(10);
      await retention.look();
    }
  };
  const kept = async () => (await store.list(["new"])).length;

  beforeEach(async () => {
    const found = await findPlace();
    place = found.place;
    clock = stoppedClock();
    lines = [];
    await restart();
    await store.keep(anEnquiry());
    return async () => {
      retention.stop();
      await store.close();
      found.remove();
    };
  });

  test("deletes nothing when it starts 400 days ahead, says so once, and is right again with the clock", async () => {
    clock.jump(400 * day);
    await restart();
    await pass(30);
    expect(await kept()).toBe(1);
    const told = lines.filter(({ outcome }) => String(outcome).includes("the clock"));
    expect(told).toMatchObject([{ clock: "2027-12-26T04:30:00.000Z", passed: "2026-11-21T04:30:00.000Z" }]);
    clock.jump(-400 * day);
    await pass(10);
    expect(await kept()).toBe(1);
    expect(lines.at(-1)).toMatchObject({ outcome: expect.stringContaining("together again") });
  });

  test("deletes nothing when the clock jumps while it runs, nor after the next start", async () => {
    clock.jump(400 * day);
    await pass(20 * 60);
    await restart();
    await pass(20 * 60);
    expect(await kept()).toBe(1);
  });

  test("deletes nothing when the clock jumps between the look at it and the deletion", async () => {
    const checkClock = async () => {
      const reading = await store.checkClock();
      clock.jump(400 * day);
      return reading;
    };
    const { look, stop } = startRetention({ ...store, checkClock }, 365, (entry) => lines.push(entry));
    await look();
    stop();
    expect(await kept()).toBe(1);
  });

  test("deletes nothing early when the clock creeps ahead, a few days at every start", async () => {
    for (let turn = 0; turn < 65; turn += 1) {
      clock.jump(6 * day);
      await restart();
    }
    expect(await kept()).toBe(1);
  });

  test("deletes nothing early because two instances look at the same time", async () => {
    clock.jump(400 * day);
    await restart();
    const other = openStore(place, clock);
    for (let passed = 0; passed < 182; passed += 1) {
      clock.later(day);
      await Promise.all([store.checkClock(), other.checkClock()]);
    }
    await other.close();
    await restart();
    expect(await kept()).toBe(1);
  });

  test("has made up for a long time off when it has run for as long", async () => {
    clock.later(400 * day);
    await restart();
    // It makes up for what it missed at the pace at which it runs: twice 190 days are more than the 365.
    for (let passed = 0; passed < 190; passed += 1) {
      clock.later(day);
      await retention.look();
    }
    await restart();
    expect(await kept()).toBe(0);
  });

  test("deletes nothing early while the clock is behind, and nothing late when it is right again", async () => {
    clock.jump(-400 * day);
    await restart();
    await pass(30);
    clock.jump(400 * day);
    for (let passed = 0; passed < 366; passed += 1) {
      clock.later(day);
      await retention.look();
    }
    await restart();
    expect(await kept()).toBe(0);
  });

  test("believes a person, and deletes what is past its time", async () => {
    clock.jump(400 * day);
    await restart();
    await store.trustClock();
    await restart();
    expect(await kept()).toBe(0);
  });

  test("deletes on the day when the clock is right", async () => {
    for (let passed = 0; passed < 365; passed += 1) {
      clock.later(day);
      await retention.look();
      if (passed % 7 === 0) await restart();
    }
    clock.later(-1);
    await restart();
    expect(await kept()).toBe(1);
    clock.later(2);
    await retention.look();
    await restart();
    expect(await kept()).toBe(0);
    const { entries } = await store.record.read(1);
    expect(entries).toMatchObject([
      { who: "the server", what: "deleted what was past its time", submission: null, detail: "1 of them" },
    ]);
  });
});

test("the server started with its clock 400 days ahead keeps everything, and says why in its log", async () => {
  const build = writeBuild();
  const first = await startProcess(build.folder);
  expect((await postEnquiry(first.origin)).status).toBe(200);
  await first.stop();
  const wrong = await startProcess(build.folder, {
    NODE_OPTIONS: `--import ${resolve("tests/server/fixtures/shift-clock.ts")}`,
    CLOCK_SHIFT_DAYS: "400",
  });
  await vi.waitUntil(() => wrong.output().includes("the clock is ahead"), { timeout: 10_000 });
  await wrong.stop();
  const store = openStore({ DATA_DIR: `${build.folder}/data`, DATABASE_URL: undefined });
  expect(await store.list(["new"])).toMatchObject([{ fields: enquiry }]);
  await store.close();
  build.remove();
});
