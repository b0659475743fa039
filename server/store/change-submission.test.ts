import { expect, test } from "vitest";
import { anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../tests/server/fixtures/store-on-sqlite.ts";
import { listQuery } from "../submission/list-query.ts";
import { atTheTerminal, type Person } from "../submission/staff.ts";
import type { Change } from "../submission/states.ts";
import type { Edit } from "./change-submission.ts";

const asha: Person = { id: "asha", name: "Asha" };
const ravi = { id: "ravi", name: "Ravi" };
const done = { done: true };
const late = { done: false, why: "late" };

/** A store with one enquiry, and what can be asked about it. */
async function keptOne(suspicion?: string) {
  const parts = storeOnSqlite();
  const { store, stopped, openDatabase } = parts;
  const { id } = await store.keep({ ...anEnquiry(), spamReason: suspicion });
  return {
    ...parts,
    id,
    change: (wanted: Change | Edit, who = asha, version?: number) =>
      store.desk.change(id, wanted, who, version),
    now: () => store.desk.details(id, listQuery.parse({})),
    record: async () => (await store.record.of(id)).map(({ who, what, detail }) => [who, what, detail]),
    doneAt: async () => (await store.list(["done"]))[0]?.doneAt,
    seconds: (count: number) => stopped.later(count / 60),
    raw: () => openDatabase().db,
  };
}

test("what isn't there can't be changed", async () => {
  const { store } = storeOnSqlite();
  expect(await store.desk.change("none", "done", asha)).toEqual({ done: false, why: "gone" });
});

test("the record tells who did what, and to whom or for which day", async () => {
  const { change, record } = await keptOne();
  await change({ change: "assign", to: ravi });
  await change({ change: "assign", to: null }, ravi);
  await change({ change: "remind", on: "2026-12-01" });
  await change("done", atTheTerminal);
  expect(await record()).toEqual([
    ["the terminal", "marked it done", ""],
    ["Asha", "set a reminder", "for 1 Dec 2026"],
    ["Ravi", "assigned it", "to nobody"],
    ["Asha", "assigned it", "to Ravi"],
  ]);
});

test("nothing is changed that can't be written into the record", async () => {
  const { change, now } = await keptOne();
  const nobody = { id: "nobody", name: null as unknown as string };
  await expect(change("done", nobody)).rejects.toThrow("cannot be used");
  expect(await now()).toMatchObject({ state: "new", version: 0 });
});

test("what is withdrawn can be given to nobody, and nobody is reminded of it", async () => {
  const { change, now } = await keptOne();
  await change("withdraw");
  const refused = { done: false, why: "state", state: "withdrawn" };
  expect(await change({ change: "assign", to: ravi })).toEqual(refused);
  expect(await change({ change: "remind", on: "2026-12-01" })).toEqual(refused);
  expect(await now()).toMatchObject({ assignedTo: null, remindOn: null, version: 1 });
});

test("the same sent again by the same person is done once; what another sends as well, or after more changes, comes too late", async () => {
  const { change, now, stopped } = await keptOne();
  const conflict = (by: string, what: string) => ({
    done: false,
    why: "changed",
    conflict: { by, what, at: stopped.now().toISOString() },
  });
  expect([await change("done", asha, 0), await change("done", asha, 0)]).toEqual([done, done]);
  expect(await now()).toMatchObject({ version: 1 });
  expect(await change("done", ravi, 0)).toEqual(conflict("Asha", "done"));
  expect(await change("withdraw", asha, 0)).toEqual(conflict("Asha", "done"));
  await change("reopen", asha, 1);
  await change("done", asha, 2);
  expect(await change("done", asha, 0)).toEqual(conflict("Asha", "done"));
  // Whoever sits at the terminal has no account by which to tell them from others.
  await change("reopen", atTheTerminal, 3);
  expect(await change("reopen", atTheTerminal, 3)).toEqual(conflict("the terminal", "reopen"));
});

test("a page that has seen more than the store holds is told of a conflict with nobody", async () => {
  const { change } = await keptOne();
  expect(await change("done", asha, 7)).toEqual({
    done: false,
    why: "changed",
    conflict: { by: "", what: "", at: "" },
  });
});

test("of two assignments sent one after the other by one person the second counts, and the same twice is one", async () => {
  const { change, now } = await keptOne();
  const assign = (to: typeof ravi) => change({ change: "assign", to }, asha, 0);
  expect([await assign(ravi), await assign(ravi)]).toEqual([done, done]);
  expect(await now()).toMatchObject({ assignedTo: ravi, version: 1 });
  const namesake = { id: "ravi the second", name: "Ravi" };
  expect(await assign(namesake)).toEqual(done);
  expect(await now()).toMatchObject({ assignedTo: namesake, version: 2 });
});

test("only a release just now by the same person, and nothing done since, can be turned back into possible spam", async () => {
  const { change, now, seconds } = await keptOne("a trap");
  await change("release");
  expect(await change("quarantine", ravi)).toEqual(late);
  await change({ change: "remind", on: "2026-12-01" });
  expect(await change("quarantine")).toEqual(late);
  await change("spam");
  await change("release");
  seconds(11);
  expect(await change("quarantine")).toEqual(late);
  await change("spam");
  await change("release", atTheTerminal);
  expect(await change("quarantine", atTheTerminal)).toEqual(late);
  expect(await now()).toMatchObject({ state: "new" });
  await change("spam");
  await change("release");
  expect(await change("quarantine")).toEqual(done);
  expect(await now()).toMatchObject({ state: "quarantined", mail: "none" });
});

test("what has been mailed is no longer turned back into possible spam", async () => {
  const { store, change, now } = await keptOne();
  await store.mails.sent((await store.mails.claim()) ?? expect.fail("nothing due"));
  await change("spam");
  await change("release");
  expect(await change("quarantine")).toEqual(late);
  expect(await now()).toMatchObject({ state: "new", mail: "sent" });
});

test("spam that was withdrawn and put back is spam again", async () => {
  const { change, now } = await keptOne();
  await change("spam");
  await change("withdraw");
  await change("restore");
  expect(await now()).toMatchObject({ state: "spam" });
  // That was the last that could be undone.
  expect(await change("restore")).toEqual(late);
});

test("done again at once, it was done when it was first; done again later, it is done now", async () => {
  const { change, doneAt, seconds, stopped } = await keptOne();
  await change("done");
  const first = stopped.now().toISOString();
  seconds(60);
  await change("reopen");
  await change("done");
  expect(await doneAt()).toBe(first);
  await change("reopen");
  seconds(11);
  await change("done");
  expect(await doneAt()).toBe(stopped.now().toISOString());
});

test("what was done before times were kept has one as soon as it is done again", async () => {
  const { change, doneAt, stopped, raw } = await keptOne();
  await change("done");
  await raw().updateTable("submissions").set({ done_at: null }).execute();
  await change("reopen");
  await change("done");
  expect(await doneAt()).toBe(stopped.now().toISOString());
});

test("no other program is told of what is only made new again, having come before that was set up", async () => {
  const { id, change, open, seconds } = await keptOne();
  await change("done");
  const store = open({ WEBHOOK_URL: "https://other.example/" });
  await store.desk.change(id, "reopen", asha);
  seconds(60);
  expect(await store.webhooks.claim()).toBeUndefined();
});
