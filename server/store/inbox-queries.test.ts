import { expect, test } from "vitest";
import { anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../tests/server/fixtures/store-on-sqlite.ts";
import { inboxQueries } from "./inbox-queries.ts";

const day = 24 * 60;

test("one is found by the beginning of its ID, whatever was copied along with it, and none by no beginning", async () => {
  const { store } = storeOnSqlite();
  const { id } = await store.keep(anEnquiry());
  for (const start of [id, `#${id.slice(0, 8).toUpperCase()}`, ` ${id.slice(0, 13)}… `])
    expect(await store.find(start), start).toMatchObject([{ id }]);
  expect([await store.find("?!"), await store.find("")]).toEqual([[], []]);
});

test("of what is past its time the oldest is named", async () => {
  const { store, stopped } = storeOnSqlite();
  expect(await store.pastTheirTime(1)).toEqual({ count: 0, oldest: undefined });
  const oldest = stopped.now().toISOString();
  await store.keep(anEnquiry());
  stopped.later(60);
  await store.keep(anEnquiry());
  stopped.later(2 * day);
  await store.keep(anEnquiry());
  expect(await store.pastTheirTime(1)).toEqual({ count: 2, oldest });
});

test("the traces of what was deleted are overwritten at once, or later where that would have kept others waiting", async () => {
  const { store, stopped, clock, openDatabase } = storeOnSqlite();
  await store.keep(anEnquiry());
  stopped.later(2 * day);
  const database = openDatabase();
  const answers = [false, false, true];
  let times = 0;
  const eraseDeleted = async () => answers[times++] ?? expect.fail("nothing is left to be overwritten");
  const inbox = inboxQueries({ ...database, eraseDeleted }, (task) => task(), clock, 3_000);
  expect([await inbox.purge(1, "the server", stopped.now()), times]).toEqual([1, 1]);
  expect([await inbox.finishErasing(), times]).toEqual([false, 2]);
  expect([await inbox.finishErasing(), times]).toEqual([true, 3]);
  expect([await inbox.finishErasing(), times]).toEqual([true, 3]);
});
