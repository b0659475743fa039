import { expect, test } from "vitest";
import { anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";
import { exportQuery } from "../../submission/list-query.ts";

test("an export has all that its words find and nothing else, a hundred at a time", async () => {
  const { store, stopped } = storeOnSqlite();
  const keep = async (service: string, message: string) => {
    stopped.later(1);
    return (await store.keep(anEnquiry({ service, message }))).id;
  };
  const exportIds = async (q: string) => {
    const batches: string[][] = [];
    for await (const batch of store.submissions.export(exportQuery.parse({ as: "json", q })))
      batches.push(batch.map(({ id }) => id));
    return batches;
  };
  const ids: string[] = [];
  for (let count = 0; count < 101; count += 1) {
    ids.unshift(await keep("Outdoor", "Hoardings"));
    await keep("Radio", "Boards");
  }
  expect(await exportIds("hoard")).toEqual([ids.slice(0, 100), ids.slice(100)]);
  expect([await exportIds("posters"), await exportIds("?!")]).toEqual([[], []]);
});
