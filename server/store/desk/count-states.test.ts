import { sql } from "kysely";
import { expect, test } from "vitest";
import { interruptedAfter, storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";
import type { State } from "../../submission/states.ts";
import { countStates } from "./count-states.ts";

/** The counts as PostgreSQL keeps them, one row for each change, after so many of new ones marked done. */
async function countsAfter(changes: number) {
  const { store, openDatabase } = storeOnSqlite();
  await store.ready();
  const database = openDatabase();
  const { db } = database;
  await sql`DROP TABLE submission_counts`.execute(db);
  await sql`CREATE TABLE submission_counts (state TEXT NOT NULL, amount INTEGER NOT NULL)`.execute(db);
  const row = (state: State, amount: number) => ({ state, amount });
  const rows = Array.from({ length: changes / 2 }, () => [row("new", -1), row("done", 1)]).flat();
  await db
    .insertInto("submission_counts")
    .values([row("new", 500), ...rows])
    .execute();
  const read = () => db.selectFrom("submission_counts").selectAll().orderBy("state").execute();
  return { database, openDatabase, db, read };
}

const counted = { new: 400, done: 100, quarantined: 0, spam: 0, withdrawn: 0 };

test("the counts of the tabs are the sums of all changes, which are folded once they are more than two hundred", async () => {
  const { db, read } = await countsAfter(200);
  expect(await countStates(db)).toEqual(counted);
  expect(await read()).toEqual([
    { state: "done", amount: 100 },
    { state: "new", amount: 400 },
  ]);
  expect(await countStates(db)).toEqual(counted);
});

test("a few changes stay as they are", async () => {
  const { db, read } = await countsAfter(198);
  await db.insertInto("submission_counts").values({ state: "spam", amount: 1 }).execute();
  expect(await countStates(db)).toMatchObject({ new: 401, done: 99, spam: 1 });
  expect(await read()).toHaveLength(200);
});

test("two who fold the counts at once count nothing twice", async () => {
  const { database, openDatabase, db, read } = await countsAfter(200);
  const slower = interruptedAfter(database, "submission_counts", () => countStates(openDatabase().db));
  expect(await countStates(slower.db)).toEqual(counted);
  expect(await countStates(db)).toEqual(counted);
  expect(await read()).toHaveLength(2);
});

test("whoever finds no changes left to fold, the other having taken them all, has counted all the same", async () => {
  const { database, db } = await countsAfter(200);
  const slower = interruptedAfter(database, "submission_counts", () =>
    db.deleteFrom("submission_counts").execute(),
  );
  expect(await countStates(slower.db)).toEqual(counted);
});
