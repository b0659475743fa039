import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openStore, type Store } from "../../server/store/store.ts";
import { anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { openDatabase } from "./fixtures/open-database.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";
import type { Place } from "./fixtures/store-places.ts";

const postgres = sharedPostgres();

onEachStore(postgres, "the tries and the time that all instances go by, on %s", (_name, findPlace) => {
  let place: Place;
  let remove: () => void;
  let store: Store;
  const clock = stoppedClock();
  const { later } = clock;

  beforeEach(async () => {
    ({ place, remove } = await findPlace());
    store = openStore(place, clock);
    return async () => {
      await store.close();
      remove();
    };
  });

  test("tries are counted with other instances, and whoever is over the limit learns when to try again", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const limits = { points: 2, duration: 60, keyPrefix: "tries" };
    const other = openStore(place, clock);
    const [here, there] = [store.limit(limits), other.limit(limits)];
    expect([await here.count("one"), await there.count("one"), await here.count("one")]).toEqual([
      undefined,
      undefined,
      60,
    ]);
    expect(await here.count("another")).toBeUndefined();
    await there.count("another");
    await here.discount("another");
    expect([await here.count("another"), await there.count("another")]).toEqual([undefined, 60]);
    vi.setSystemTime(Date.now() + 59_900);
    expect(await here.count("one")).toBe(1);
    await here.forget("one");
    expect(await here.count("one")).toBeUndefined();
    await other.close();
  });

  test("nobody waits longer than the limit says because the clock was a day ahead when they tried", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26") });
    onTestFinished(() => void vi.useRealTimers());
    const limits = { points: 1, duration: 60, keyPrefix: "tries" };
    const other = openStore(place, clock);
    const [here, there] = [store.limit(limits), other.limit(limits)];
    expect([await here.count("one"), await here.count("one")]).toEqual([undefined, 60]);
    vi.setSystemTime(new Date("2026-11-25"));
    expect([await there.count("one"), await here.count("one")]).toEqual([60, 60]);
    vi.setSystemTime(Date.now() + 60_000);
    expect([await here.count("one"), await there.count("one")]).toEqual([undefined, 60]);
    await other.close();
  });

  test("a try that can't be counted is not let through", async () => {
    const limit = store.limit({ points: 2, duration: 60, keyPrefix: "tries" });
    await limit.count("one");
    const { db } = openDatabase(place);
    await db.schema.dropTable("rate_limits").execute();
    await expect(limit.count("one")).rejects.toMatchObject({ name: "StoreUnavailable" });
    await db.destroy();
  });

  test("tells the time by its clock", async () => {
    expect(await store.time()).toEqual(clock.now());
  });

  test("when it has noted no time yet, its newest submission tells how late it was", async () => {
    expect(await store.checkClock()).toEqual({ clock: clock.now(), passed: clock.now() });
    const fresh = await findPlace();
    const first = openStore(fresh.place, clock);
    onTestFinished(async () => {
      clock.jump(-400 * 24 * 60);
      await first.close();
      fresh.remove();
    });
    await first.keep(anEnquiry());
    later(60);
    await first.keep(anEnquiry());
    const newest = clock.now();
    clock.jump(400 * 24 * 60);
    expect(await first.checkClock()).toEqual({ clock: clock.now(), passed: newest });
  });

  test("by the machine's own clock, time passes as it does there", async () => {
    const other = openStore(place);
    const { passed: before } = await other.checkClock();
    const { clock: now, passed } = await other.checkClock();
    expect(passed.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(passed.getTime()).toBeLessThanOrEqual(now.getTime());
    await other.close();
  });
});
