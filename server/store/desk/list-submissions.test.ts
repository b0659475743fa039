import { expect, test } from "vitest";
import { anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";
import { exportQuery, listQuery } from "../../submission/list-query.ts";
import { indexSubmissions } from "../search/index-submissions.ts";
import { listSubmissions } from "./list-submissions.ts";

const asha = { id: "asha", name: "Asha" };
type Query = Parameters<typeof listQuery.parse>[0];

function openDesk() {
  const parts = storeOnSqlite();
  const { store, stopped } = parts;
  const keep = async (service = "Radio", message = "Boards") => {
    stopped.later(1);
    return (await store.keep(anEnquiry({ service, message }))).id;
  };
  const list = (query: Query = {}) => store.desk.list(listQuery.parse(query));
  return { ...parts, keep, list };
}

test("a list is narrowed to the days from one on, and to a kind, searched or not, and counted to five hundred then", async () => {
  const { keep, list, stopped } = openDesk();
  await keep();
  stopped.later(24 * 60);
  const id = await keep();
  expect(await list()).toMatchObject({ total: 2, countedTo: Number.MAX_SAFE_INTEGER });
  for (const q of ["", "boards"]) {
    expect(await list({ q, from: "2026-11-22" })).toMatchObject({
      total: 1,
      lines: [{ id }],
      countedTo: 500,
    });
    expect(await list({ q, from: "2026-11-21" })).toMatchObject({ total: 2 });
    expect(await list({ q, kind: "enquiry" })).toMatchObject({ total: 2 });
    expect(await list({ q, kind: "application" })).toMatchObject({ total: 0 });
  }
});

test("the services to choose from are those of what is new or done, each once and by the alphabet", async () => {
  const { store, keep, list } = openDesk();
  const done = await keep("Zebra crossings");
  await store.desk.change(done, "done", asha);
  for (const service of ["apples", "Maps", "Maps"]) await keep(service);
  const spam = await keep("Pills");
  await store.desk.change(spam, "spam", asha);
  expect((await list()).abouts).toEqual(["apples", "Maps", "Zebra crossings"]);
});

test("a search that finds what was changed a moment ago shows it no longer where it was", async () => {
  const { store, keep, openDatabase, clock } = openDesk();
  const id = await keep();
  const stays = await keep();
  await store.desk.fillIndex();
  await store.desk.change(id, "done", asha);
  const { lines } = await listSubmissions(openDatabase(), clock, listQuery.parse({ q: "boards" }));
  expect(lines).toMatchObject([{ id: stays }]);
});

test("the newest is indexed first, no more at a time than was wanted, and what is withdrawn not at all", async () => {
  const { keep, list, openDatabase } = openDesk();
  await Promise.all(Array.from({ length: 110 }, () => keep()));
  const database = openDatabase();
  await database.db.updateTable("submissions").set({ state: "withdrawn" }).execute();
  await Promise.all(Array.from({ length: 150 }, () => keep()));
  const newest = await keep("Radio", "Hoardings");
  const index = () => indexSubmissions(database, (task) => task(), 100);
  const indexed = async () => {
    const rows = await database.db.selectFrom("submissions").select("id").where("indexed", "=", 1).execute();
    return rows.map(({ id }) => id);
  };
  expect(await index()).toBe(false);
  expect(await indexed()).toHaveLength(100);
  expect(await indexed()).toContain(newest);
  expect(await index()).toBe(true);
  expect(await indexed()).toHaveLength(151);
  expect(await list({ q: "hoardings" })).toMatchObject({ lines: [{ id: newest }] });
});

test("an export has all that its words find and nothing else, a hundred at a time", async () => {
  const { store, keep } = openDesk();
  const exportIds = async (q: string) => {
    const batches: string[][] = [];
    for await (const batch of store.desk.export(exportQuery.parse({ as: "json", q })))
      batches.push(batch.map(({ id }) => id));
    return batches;
  };
  const ids: string[] = [];
  for (let count = 0; count < 101; count += 1) {
    ids.unshift(await keep("Outdoor", "Hoardings"));
    await keep("Radio");
  }
  expect(await exportIds("hoard")).toEqual([ids.slice(0, 100), ids.slice(100)]);
  expect([await exportIds("posters"), await exportIds("?!")]).toEqual([[], []]);
});
