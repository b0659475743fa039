import { expect, test } from "vitest";
import { anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";
import { interruptedAfter, storeOnSqlite } from "../../tests/server/fixtures/store-on-sqlite.ts";
import { createOutboxQueries } from "./outbox-queries.ts";

const mails = { table: "outbox" as const, states: ["new" as const] };

test("a submission erased while its mail is being claimed is not mailed", async () => {
  const { store, clock, openDatabase } = storeOnSqlite();
  const { id } = await store.keep(anEnquiry());
  const database = interruptedAfter(openDatabase(), "UpdateQueryNode", () => store.erase(id));
  const worker = createOutboxQueries(database, (task) => task(), clock, mails);
  expect(await worker.claim()).toBeUndefined();
});
