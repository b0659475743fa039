import { expect, test } from "vitest";
import { anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";
import { interruptedAfter, storeOnSqlite } from "../../tests/server/fixtures/store-on-sqlite.ts";
import { outboxQueries } from "./outbox-queries.ts";

const mails = { table: "outbox" as const, states: ["new" as const] };

test("how much waits to be mailed is told, how much was given up, and how long the oldest has waited", async () => {
  const { store, stopped } = storeOnSqlite();
  expect(await store.mails.backlog()).toEqual({ waiting: 0, failed: 0, since: undefined, oldestSeconds: 0 });
  const claim = async () => (await store.mails.claim()) ?? expect.fail("nothing due");
  await store.keep(anEnquiry());
  await store.mails.notSent(await claim(), "550", undefined);
  await store.keep(anEnquiry());
  await store.mails.sent(await claim());
  stopped.later(10);
  const since = stopped.now().toISOString();
  await store.keep(anEnquiry());
  stopped.later(30);
  await store.keep(anEnquiry());
  stopped.later(30);
  expect(await store.mails.backlog()).toEqual({ waiting: 2, failed: 1, since, oldestSeconds: 3600 });
  // Put back by an hour and a half, the clock is behind what has come.
  stopped.jump(-90);
  expect(await store.mails.backlog()).toMatchObject({ waiting: 2, oldestSeconds: 0 });
});

test("a worker before whom another took the oldest mail takes the next", async () => {
  const { store, stopped, clock, openDatabase } = storeOnSqlite();
  const first = await store.keep(anEnquiry());
  stopped.later(1);
  const second = await store.keep(anEnquiry());
  const taken: (string | undefined)[] = [];
  const database = interruptedAfter(openDatabase(), "due_at", async () => {
    taken.push((await store.mails.claim())?.submission.id);
  });
  const worker = outboxQueries(database, (task) => task(), clock, mails);
  taken.push((await worker.claim())?.submission.id);
  expect(taken).toEqual([first.id, second.id]);
});

test("what is erased just as its mail is taken up is not mailed", async () => {
  const { store, clock, openDatabase } = storeOnSqlite();
  const { id } = await store.keep(anEnquiry());
  const database = interruptedAfter(openDatabase(), "UpdateQueryNode", () => store.erase(id));
  const worker = outboxQueries(database, (task) => task(), clock, mails);
  expect(await worker.claim()).toBeUndefined();
});
