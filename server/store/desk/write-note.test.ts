import { expect, test } from "vitest";
import { anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";

const asha = { id: "asha", name: "Asha" };
const ravi = { id: "ravi", name: "Ravi" };

test("a note is kept once, and recorded once, however often it is sent", async () => {
  const { store, stopped } = storeOnSqlite();
  const { id } = await store.keep(anEnquiry());
  const write = () => store.desk.note(id, { id: "note", text: "Calls back" }, asha);
  const at = stopped.now().toISOString();
  const kept = { done: true, note: { id: "note", at, by: "Asha", text: "Calls back" } };
  for (let times = 0; times < 2; times += 1) {
    expect(await write()).toEqual(kept);
    const record = (await store.record.of(id)).map(({ who, what }) => [who, what]);
    expect(record).toEqual([["Asha", "wrote a note"]]);
    stopped.later(1);
  }
});

test("a note under the number of another one is refused, whoever wrote that, whatever it says and wherever it stands", async () => {
  const { store, stopped } = storeOnSqlite();
  const one = await store.keep(anEnquiry());
  stopped.later(1);
  const other = await store.keep(anEnquiry());
  const write = (to: { id: string }, text: string, who = asha) =>
    store.desk.note(to.id, { id: "note", text }, who);
  await write(one, "Calls back");
  const taken = { done: false, why: "taken" };
  expect(await write(one, "Never calls back")).toEqual(taken);
  expect(await write(other, "Calls back")).toEqual(taken);
  expect(await write(one, "Calls back", ravi)).toEqual(taken);
  expect(await store.list(["new"])).toMatchObject([
    { id: other.id, notes: [] },
    { id: one.id, notes: [{ by: "Asha", text: "Calls back" }] },
  ]);
});

test("there are no notes on what is withdrawn or gone", async () => {
  const { store } = storeOnSqlite();
  const { id } = await store.keep(anEnquiry());
  await store.desk.change(id, "withdraw", asha);
  const note = { id: "note", text: "Calls back" };
  expect(await store.desk.note(id, note, asha)).toEqual({ done: false, why: "withdrawn" });
  expect(await store.desk.note("none", note, asha)).toEqual({ done: false, why: "gone" });
});

test("a note loses the characters that no database keeps, and no others", async () => {
  const { store } = storeOnSqlite();
  const { id } = await store.keep(anEnquiry());
  const note = { id: "note", text: "One\0 two\ud800 🙂" };
  expect(await store.desk.note(id, note, asha)).toMatchObject({ note: { text: "One two\ufffd 🙂" } });
  expect(await store.list(["new"])).toMatchObject([{ notes: [{ text: "One two\ufffd 🙂" }] }]);
});
