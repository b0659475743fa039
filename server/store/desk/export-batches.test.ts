import { expect, test } from "vitest";
import { anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";
import { exportQuery } from "../../submission/list-query.ts";

test("an export has what its words find, all of it and nothing else, and no batch where they find nothing", async () => {
  const { store, stopped } = storeOnSqlite();
  const batches = async (q: string) => {
    const found: string[][] = [];
    for await (const batch of store.desk.export(exportQuery.parse({ as: "json", q })))
      found.push(batch.map(({ id }) => id));
    return found;
  };
  expect(await batches("")).toEqual([]);
  const ids: string[] = [];
  for (let count = 0; count < 101; count += 1) {
    ids.unshift((await store.keep(anEnquiry({ message: "Hoardings" }))).id);
    await store.keep(anEnquiry({ message: "Radio" }));
    stopped.later(1);
  }
  expect(await batches("hoard")).toEqual([ids.slice(0, 100), ids.slice(100)]);
  expect([await batches("posters"), await batches("?!")]).toEqual([[], []]);
});
