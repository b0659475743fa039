import { beforeEach, expect, test } from "vitest";
import type { Session } from "../../server/store/session-queries.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { openDatabase } from "./fixtures/open-database.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";
import type { Place } from "./fixtures/store-places.ts";

const postgres = sharedPostgres();

const hour = 60;
const day = 24 * hour;
const olga = { id: "olga", name: "Olga", email: "olga@example.com", role: "owner" } as const;
const asha = { id: "asha", name: "Asha Rao", email: "asha@example.com", role: "staff" } as const;
const hash = "the hash of Asha's password";
const newer = "the hash of another password";
const link = (id: string) => ({ id, lifetime: day * 60_000 });
const whole = (id: string, userId: string = asha.id): Session => ({ id, userId, stage: "whole" });
const half = (id: string, userId: string = asha.id): Session => ({ id, userId, stage: "half" });

onEachStore(postgres, "the people of the desk, on %s", (_name, findPlace) => {
  let place: Place;
  let store: Store;
  let clock: ReturnType<typeof stoppedClock>;
  let before: number;

  /** An owner, and Asha with a password. */
  beforeEach(async () => {
    const found = await findPlace();
    place = found.place;
    clock = stoppedClock();
    store = openStore(place, clock);
    await store.accounts.add(olga, link("Olga's link"), atTheTerminal);
    await store.accounts.add(asha, link("Asha's link"), atTheTerminal);
    await store.sessions.takeLink("Asha's link", hash);
    before = (await store.record.read(1)).total;
    return async () => {
      await store.close();
      found.remove();
    };
  });

  /** What the record says of a test's own deeds, the oldest first. */
  const recorded = async () => {
    const { entries, total } = await store.record.read(1);
    const own = entries.slice(0, total - before).reverse();
    return own.map(({ who, what, detail }) => [who, what, detail].filter(Boolean).join(": "));
  };
  const names = async () => (await store.accounts.list()).map(({ name }) => name);
  const account = async () => (await store.accounts.find({ id: asha.id })) ?? expect.fail("no account");
  const isIn = async (id: string) => (await store.sessions.find(id, false)) !== undefined;

  test("an account is added once, however often that is asked, because the answer was lost", async () => {
    const ravi = { ...asha, id: "ravi", name: "Ravi", email: "ravi@example.com" };
    for (const _ of ["first", "again"])
      expect(await store.accounts.add(ravi, link("Ravi's link"), olga)).toBeUndefined();
    expect(await names()).toEqual(["Asha Rao", "Olga", "Ravi"]);
    expect(await recorded()).toEqual(["Olga: added an account: Ravi, staff"]);
  });

  test("nothing can be done to an account that is gone", async () => {
    await store.accounts.remove(asha.id, olga);
    for (const attempt of [
      store.accounts.reset(asha.id, link("late"), olga),
      store.accounts.changeRole(asha.id, "owner", olga),
      store.accounts.changeRole(asha.id, "staff", olga),
      store.accounts.remove(asha.id, olga),
    ])
      expect(await attempt).toBe("unknown");
    expect(await recorded()).toEqual(["Olga: removed an account: Asha Rao"]);
  });

  test("a reset that is asked for again, because the answer was lost, takes away nothing that came since", async () => {
    expect(await store.accounts.reset(asha.id, link("fresh"), olga)).toBeUndefined();
    await store.sessions.takeLink("fresh", newer);
    await store.sessions.begin(whole("since"), { password: newer });
    expect(await store.accounts.reset(asha.id, link("fresh"), olga)).toBeUndefined();
    expect(await isIn("since")).toBe(true);
    expect(await account()).toMatchObject({ password: newer });
    expect((await recorded()).filter((line) => line.includes("reset"))).toEqual([
      "Olga: reset an account: Asha Rao",
    ]);
  });

  test("a role is recorded where it changes, and where it doesn't, nothing is", async () => {
    for (const role of ["owner", "owner", "owner", "staff"] as const)
      expect(await store.accounts.changeRole(asha.id, role, olga)).toBeUndefined();
    expect(await recorded()).toEqual([
      "Olga: changed a role: Asha Rao, owner",
      "Olga: changed a role: Asha Rao, staff",
    ]);
  });

  test("the last owner stays, and stays an owner, while everybody else may go", async () => {
    expect(await store.accounts.changeRole(olga.id, "staff", olga)).toBe("last owner");
    expect(await store.accounts.remove(olga.id, olga)).toBe("last owner");
    expect(await store.accounts.changeRole(olga.id, "owner", olga)).toBeUndefined();
    expect(await store.accounts.changeRole(asha.id, "staff", olga)).toBeUndefined();
    expect(await store.accounts.remove(asha.id, olga)).toBeUndefined();
    expect(await names()).toEqual(["Olga"]);
  });

  test("of two owners either may go", async () => {
    await store.accounts.changeRole(asha.id, "owner", olga);
    expect(await store.accounts.changeRole(olga.id, "staff", asha)).toBeUndefined();
    await store.accounts.changeRole(olga.id, "owner", asha);
    expect(await store.accounts.changeRole(asha.id, "staff", olga)).toBeUndefined();
  });

  test("everybody is asked for a second factor from when an owner says so until an owner takes it back", async () => {
    expect(await store.accounts.secondFactorRequired()).toBe(false);
    for (const required of [true, true, true, false]) {
      await store.accounts.requireSecondFactor(required, olga);
      expect(await store.accounts.secondFactorRequired()).toBe(required);
      expect(await account()).toMatchObject({ mustEnrol: required });
    }
    expect(await recorded()).toEqual([
      "Olga: changed the settings: second factor required",
      "Olga: changed the settings: second factor optional",
    ]);
  });

  test("a link is open for its time, and then over; used, it has set one password and sets no other", async () => {
    await store.accounts.reset(asha.id, link("fresh"), atTheTerminal);
    expect(await store.sessions.link("fresh")).toEqual({ userId: asha.id, state: "open" });
    // The answer to the first was lost.
    for (const _ of ["first", "again"]) expect(await store.sessions.takeLink("fresh", newer)).toBe(true);
    expect(await store.sessions.takeLink("fresh", hash)).toBe(false);
    expect(await store.sessions.takeLink("made up", newer)).toBe(false);
    expect(await store.sessions.link("fresh")).toEqual({ userId: asha.id, state: "used" });
    expect(await store.sessions.link("made up")).toBeUndefined();
    expect(await account()).toMatchObject({ password: newer });
    expect(await recorded()).toEqual([
      "the terminal: reset an account: Asha Rao",
      "Asha Rao: set a password: by a link",
    ]);

    clock.later(day);
    expect(await store.sessions.link("Olga's link")).toEqual({ userId: olga.id, state: "expired" });
    expect(await store.sessions.takeLink("Olga's link", newer)).toBe(false);
    expect(await store.accounts.find({ id: olga.id })).toMatchObject({ password: null });
  });

  test("a session lasts while its person uses it, twelve hours at a time and seven days in all", async () => {
    await store.sessions.begin(whole("used"), { password: hash });
    await store.sessions.begin(whole("open"), { password: hash });
    for (let passed = 0; passed < 7 * day - 11 * hour; passed += 11 * hour) {
      clock.later(11 * hour);
      expect(await store.sessions.find("used", true)).toEqual(whole("used"));
      // A page that is merely open asks by itself.
      expect(await isIn("open")).toBe(passed === 0);
    }
    clock.later(11 * hour);
    expect(await isIn("used")).toBe(false);
  });

  test("a session that awaits the second factor lasts ten minutes, and its person counts as not seen", async () => {
    await store.sessions.begin(half("half"), { password: hash });
    clock.later(9);
    expect(await store.sessions.find("half", false)).toEqual(half("half"));
    expect(await account()).toMatchObject({ lastSeenAt: null });
    clock.later(1);
    expect(await isIn("half")).toBe(false);
  });

  test("a person was last seen at their last deed, to the minute, not when a page asked by itself", async () => {
    await store.sessions.begin(whole("one"), { password: hash });
    const begun = clock.now().toISOString();
    expect(await account()).toMatchObject({ lastSeenAt: begun });
    clock.later(0.5);
    await store.sessions.find("one", true);
    expect(await account()).toMatchObject({ lastSeenAt: begun });
    clock.later(1);
    await store.sessions.find("one", false);
    expect(await account()).toMatchObject({ lastSeenAt: begun });
    await store.sessions.find("one", true);
    expect(await account()).toMatchObject({ lastSeenAt: clock.now().toISOString() });
  });

  test("every sign-in clears away the sessions that are over, by their age or for want of use", async () => {
    const { db } = openDatabase(place);
    const kept = async () =>
      (await db.selectFrom("desk_sessions").select("id").orderBy("id").execute()).map(({ id }) => id);
    await store.sessions.begin(whole("in use"), { password: hash });
    await store.sessions.begin(whole("left"), { password: hash });
    clock.later(11 * hour);
    await store.sessions.find("in use", true);
    clock.later(2 * hour);
    await store.sessions.begin(whole("next"), { password: hash });
    expect(await kept()).toEqual(["in use", "next"]);
    for (let passed = 0; passed < 7 * day; passed += 11 * hour) {
      clock.later(11 * hour);
      for (const id of ["in use", "next"]) await store.sessions.find(id, true);
    }
    await store.sessions.begin(whole("last"), { password: hash });
    expect(await kept()).toEqual(["last"]);
    await db.destroy();
  });

  test("signing in is recorded once, with no word of a recovery code where there was none", async () => {
    for (const _ of ["first", "again"])
      expect(await store.sessions.begin(whole("one"), { password: hash })).toBe(true);
    await store.sessions.begin(half("half"), { password: hash });
    expect(await recorded()).toEqual(["Asha Rao: signed in"]);
  });

  test("what was proved begins nothing any more once the password is another or the session is over", async () => {
    await store.sessions.begin(half("shown"), { password: hash });
    await store.sessions.begin(half("ended"), { password: hash });
    await store.sessions.begin(half("Olga's", olga.id), {});
    await store.sessions.end("ended");
    for (const proof of [
      { password: newer },
      { password: hash, session: "ended" },
      { password: hash, session: "Olga's" },
    ])
      expect([proof, await store.sessions.begin(whole("next"), proof)]).toEqual([proof, false]);
    expect([await isIn("next"), await isIn("shown"), await isIn("Olga's")]).toEqual([false, true, true]);
    expect(await recorded()).toEqual([]);
    expect(await store.sessions.begin(whole("next"), { password: hash, session: "shown" })).toBe(true);
    expect([await isIn("next"), await isIn("shown")]).toEqual([true, false]);
  });

  test("a password is changed by who knows it, and all other sessions of that person end", async () => {
    for (const id of ["here", "elsewhere"]) await store.sessions.begin(whole(id), { password: hash });
    await store.sessions.begin(whole("Olga's", olga.id), {});
    const change = (password: string) =>
      store.sessions.setPassword(whole("next"), { password, session: "here" }, newer);
    expect(await change("the hash of a guess")).toBe(false);
    expect(await account()).toMatchObject({ password: hash });
    expect(await change(hash)).toBe(true);
    expect(await account()).toMatchObject({ password: newer });
    const left = async () => Promise.all(["here", "elsewhere", "next", "Olga's"].map(isIn));
    expect(await left()).toEqual([false, false, true, true]);
    expect((await recorded()).at(-1)).toBe("Asha Rao: changed the password");
    expect(await store.sessions.renew(whole("renewed"), { session: "next" })).toBe(true);
    expect(await left()).toEqual([false, false, false, true]);
    expect(await isIn("renewed")).toBe(true);
  });

  test("a second factor takes the place of the one before it once it is confirmed, which is recorded once", async () => {
    const { begin, confirm, find, hasCode } = store.secondFactors;
    expect(await begin(asha.id, { id: "first", secret: "1" }, ["code 1"], { password: hash })).toBe(true);
    expect(await begin(asha.id, { id: "second", secret: "2" }, ["code 2"], { password: hash })).toBe(true);
    expect(await confirm(asha.id, "first", asha.name)).toBe(false);
    for (const _ of ["first", "again"]) expect(await confirm(asha.id, "second", asha.name)).toBe(true);
    await begin(asha.id, { id: "third", secret: "3" }, ["code 3"]);
    expect(await find(asha.id, "confirmed")).toEqual({ id: "second", secret: "2" });
    expect([await hasCode("first", "code 1"), await hasCode("second", "code 2")]).toEqual([false, true]);
    expect(await confirm(asha.id, "third", asha.name)).toBe(true);
    expect(await find(asha.id, "confirmed")).toEqual({ id: "third", secret: "3" });
    expect(await hasCode("second", "code 2")).toBe(false);
    expect(await recorded()).toEqual(Array(2).fill("Asha Rao: set up a second factor"));
  });

  test("a second factor is neither begun nor removed by a password that is another by now", async () => {
    const { begin, confirm, find, remove } = store.secondFactors;
    expect(await begin(asha.id, { id: "one", secret: "1" }, ["code"], { password: newer })).toBe(false);
    expect(await find(asha.id, "pending")).toBeUndefined();
    await begin(asha.id, { id: "one", secret: "1" }, ["code"]);
    await confirm(asha.id, "one", asha.name);
    expect(await remove(asha.id, asha.name, { password: newer })).toBe(false);
    expect(await account()).toMatchObject({ secondFactor: true });
    for (const _ of ["first", "again", "and again"])
      expect(await remove(asha.id, asha.name, { password: hash })).toBe(true);
    expect(await account()).toMatchObject({ secondFactor: false });
    expect(await recorded()).toEqual([
      "Asha Rao: set up a second factor",
      "Asha Rao: removed the second factor",
    ]);
  });

  test("a code of an authenticator is good once, and one that is older than it no more", async () => {
    const { begin, takeStep } = store.secondFactors;
    await begin(asha.id, { id: "one", secret: "1" }, ["code"]);
    const taken = [];
    for (const step of [7, 7, 6, 8]) taken.push(await takeStep("one", step));
    expect(taken).toEqual([true, false, false, true]);
  });
});
