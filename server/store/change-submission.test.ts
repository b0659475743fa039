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
async function keepEnquiry(spamReason?: string) {
  const parts = storeOnSqlite();
  const { store, stopped } = parts;
  const { id } = await store.keep({ ...anEnquiry(), spamReason });
  return {
    ...parts,
    id,
    change: (wanted: Change | Edit, who = asha) => store.desk.change(id, wanted, who),
    read: () => store.desk.details(id, listQuery.parse({})),
    record: async () => (await store.record.of(id)).map(({ who, what, detail }) => [who, what, detail]),
    seconds: (count: number) => stopped.later(count / 60),
  };
}

test("the record tells who did what, and to whom or for which day", async () => {
  const { change, record } = await keepEnquiry();
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

test("nothing is changed that can't be written into the record, or isn't there", async () => {
  const { store, change, read } = await keepEnquiry();
  const nobody = { id: "nobody", name: null as unknown as string };
  await expect(change("done", nobody)).rejects.toThrow("cannot be used");
  expect(await read()).toMatchObject({ state: "new", version: 0 });
  expect(await store.desk.change("none", "done", asha)).toEqual({ done: false, why: "gone" });
});

test("what is withdrawn can be given to nobody, and nobody is reminded of it", async () => {
  const { change, read } = await keepEnquiry();
  await change("withdraw");
  const refusal = { done: false, why: "state", state: "withdrawn" };
  expect(await change({ change: "assign", to: ravi })).toEqual(refusal);
  expect(await change({ change: "remind", on: "2026-12-01" })).toEqual(refusal);
  expect(await read()).toMatchObject({ assignedTo: null, remindOn: null, version: 1 });
});

test("only a release just now by the same person at the desk, and nothing done since, can be turned back into possible spam", async () => {
  const { change, read, seconds } = await keepEnquiry("a trap");
  const releaseAgain = async (who = asha) => {
    await change("spam");
    await change("release", who);
  };
  await change("release");
  expect(await change("quarantine", ravi)).toEqual(late);
  await change({ change: "remind", on: "2026-12-01" });
  expect(await change("quarantine")).toEqual(late);
  await releaseAgain();
  seconds(11);
  expect(await change("quarantine")).toEqual(late);
  await releaseAgain(atTheTerminal);
  expect(await change("quarantine", atTheTerminal)).toEqual(late);
  await releaseAgain();
  expect(await change("quarantine")).toEqual(done);
  expect(await read()).toMatchObject({ state: "quarantined", mail: "none" });
});

test("what has been mailed is no longer turned back into possible spam", async () => {
  const { store, change, read } = await keepEnquiry();
  await store.mails.sent((await store.mails.claim()) ?? expect.fail("nothing due"));
  await change("spam");
  await change("release");
  expect(await change("quarantine")).toEqual(late);
  expect(await read()).toMatchObject({ state: "new", mail: "sent" });
});

test("spam that was withdrawn and put back is spam again", async () => {
  const { change, read } = await keepEnquiry();
  await change("spam");
  await change("withdraw");
  await change("restore");
  expect(await read()).toMatchObject({ state: "spam" });
  // That was the last that could be undone.
  expect(await change("restore")).toEqual(late);
});
