import { expect, test } from "vitest";
import { makeEnquiry } from "../../tests/server/fixtures/make-submission.ts";
import { interruptAfter, openStoreOnSqlite } from "../../tests/server/fixtures/open-store-on-sqlite.ts";
import { createOutboxQueries } from "./outbox-queries.ts";

const mails = { table: "outbox" as const, states: ["new" as const] };

test("a submission erased while its mail is being claimed is not mailed", async () => {
  const { store, clock, openDatabase } = openStoreOnSqlite();
  const { id } = await store.keep(makeEnquiry());
  const database = interruptAfter(openDatabase(), "UpdateQueryNode", () => store.erase(id));
  const worker = createOutboxQueries(database, (task) => task(), clock, mails);
  expect(await worker.claim()).toBeUndefined();
});
