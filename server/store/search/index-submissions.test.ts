import { expect, test } from "vitest";
import { anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";
import { listQuery } from "../../submission/list-query.ts";
import { indexSubmissions } from "./index-submissions.ts";

const once = <T>(task: () => Promise<T>) => task();

test("no more is indexed at a time than was asked for, and it is said whether that was all", async () => {
  const { store, openDatabase } = storeOnSqlite();
  await Promise.all(Array.from({ length: 201 }, () => store.keep(anEnquiry())));
  const database = openDatabase();
  const left = async () =>
    (await database.db.selectFrom("submissions").select("id").where("indexed", "=", 0).execute()).length;
  expect([await indexSubmissions(database, once, 100), await left()]).toEqual([false, 101]);
  expect([await indexSubmissions(database, once, 600), await left()]).toEqual([true, 0]);
  expect([await indexSubmissions(database, once, 600), await left()]).toEqual([true, 0]);
});

test("however many are withdrawn, what came after them is found", async () => {
  const { store, stopped, openDatabase } = storeOnSqlite();
  await Promise.all(Array.from({ length: 100 }, () => store.keep(anEnquiry())));
  const { db } = openDatabase();
  await db.updateTable("submissions").set({ state: "withdrawn" }).execute();
  stopped.later(1);
  const { id } = await store.keep(anEnquiry({ message: "Hoardings" }));
  await indexSubmissions(openDatabase(), once, 100);
  expect(await store.desk.list(listQuery.parse({ q: "hoardings" }))).toMatchObject({ lines: [{ id }] });
  expect(await db.selectFrom("submissions").select("id").where("indexed", "=", 1).execute()).toEqual([
    { id },
  ]);
});

test("a service is offered and found without the character that no database keeps", async () => {
  const { store } = storeOnSqlite();
  const { id } = await store.keep(anEnquiry({ service: "Out\0door" }));
  const list = await store.desk.list(listQuery.parse({ service: "Outdoor" }));
  expect(list).toMatchObject({ abouts: ["Outdoor"], lines: [{ id }] });
});

test("nothing is found by a word that nobody wrote", async () => {
  const { store } = storeOnSqlite();
  await store.keep(anEnquiry());
  for (const q of ["undefined", "null", "object"])
    expect((await store.desk.list(listQuery.parse({ q }))).lines, q).toEqual([]);
});
