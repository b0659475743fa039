import { expect, test } from "vitest";
import { anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../tests/server/fixtures/store-on-sqlite.ts";

test("an enquiry that was erased and is then sent again stays, however often the server starts", async () => {
  const { store, open } = storeOnSqlite();
  const enquiry = anEnquiry();
  await store.keep(enquiry);
  await store.erase(enquiry.id);
  const { id } = await store.keep(enquiry);
  expect(await open().list(["new"])).toMatchObject([{ id }]);
});
