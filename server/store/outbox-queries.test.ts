import { expect, test } from "vitest";
import { makeEnquiry } from "../../tests/server/fixtures/make-submission.ts";
import { interruptAfter, openStoreOnSqlite } from "../../tests/server/fixtures/open-store-on-sqlite.ts";
import { terminalUser } from "../submission/staff.ts";
import { type Change, stages } from "../submission/submission.ts";
import { createOutboxQueries } from "./outbox-queries.ts";

test("a submission erased while its mail is being claimed is not mailed", async () => {
  const { store, clock, openDatabase } = openStoreOnSqlite();
  const { id } = await store.keep(makeEnquiry());
  const database = interruptAfter(openDatabase(), "UpdateQueryNode", () => store.inbox.erase(id));
  const worker = createOutboxQueries(database, (task) => task(), clock, "outbox");
  expect(await worker.claim()).toBeUndefined();
});

test("an enquiry that somebody works on before its mail went out is announced all the same, unless it is spam", async () => {
  const { store } = openStoreOnSqlite();
  const isAnnounced = async (change: Change) => {
    const { id } = await store.keep(makeEnquiry());
    await store.submissions.change(id, { change }, terminalUser);
    return (await store.mails.claim())?.submission.id === id;
  };
  for (const change of [...stages, "done"] as const) expect(await isAnnounced(change), change).toBe(true);
  expect(await isAnnounced("spam")).toBe(false);
});
