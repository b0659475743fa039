import { expect, test } from "vitest";
import { anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";
import { interruptedAfter, storeOnSqlite } from "../../tests/server/fixtures/store-on-sqlite.ts";
import { createOutboxQueries } from "./outbox-queries.ts";

const mails = { table: "outbox" as const, states: ["new" as const] };

test("what is erased just as its mail is taken up is not mailed", async () => {
  const { store, clock, openDatabase } = storeOnSqlite();
  const { id } = await store.keep(anEnquiry());
  const database = interruptedAfter(openDatabase(), "UpdateQueryNode", () => store.erase(id));
  const worker = createOutboxQueries(database, (task) => task(), clock, mails);
  expect(await worker.claim()).toBeUndefined();
});
