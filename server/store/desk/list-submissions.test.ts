import { expect, test } from "vitest";
import { anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";
import { listQuery } from "../../submission/list-query.ts";
import type { Hit } from "../search/search-index.ts";
import { findNeighbours, listSubmissions } from "./list-submissions.ts";

const asha = { id: "asha", name: "Asha" };
type Asked = Parameters<typeof listQuery.parse>[0];

function deskOnSqlite() {
  const parts = storeOnSqlite();
  const { store, stopped } = parts;
  const keep = async (service: string, message = "Boards") => {
    stopped.later(1);
    return (await store.keep(anEnquiry({ service, message }))).id;
  };
  const list = (asked: Asked = {}) => store.desk.list(listQuery.parse(asked));
  return { ...parts, keep, list };
}

test("a tab is counted to its end, and what is searched or narrowed to five hundred", async () => {
  const { keep, list } = deskOnSqlite();
  await keep("Radio");
  expect(await list()).toMatchObject({ total: 1, countedTo: Number.MAX_SAFE_INTEGER });
  for (const asked of [{ q: "boards" }, { service: "Radio" }, { q: "?!" }])
    expect((await list(asked)).countedTo).toBe(500);
});

test("the list is narrowed to the days from one on", async () => {
  const { keep, list, stopped } = deskOnSqlite();
  await keep("Radio");
  stopped.later(24 * 60);
  const id = await keep("Radio");
  expect(await list({ from: "2026-11-22" })).toMatchObject({ total: 1, lines: [{ id }] });
  expect(await list({ from: "2026-11-22", q: "boards" })).toMatchObject({ total: 1, lines: [{ id }] });
  expect(await list({ from: "2026-11-21" })).toMatchObject({ total: 2 });
});

test("a search can be narrowed to the kind that was looked for", async () => {
  const { keep, list } = deskOnSqlite();
  const id = await keep("Radio");
  expect(await list({ q: "boards", kind: "enquiry" })).toMatchObject({ total: 1, lines: [{ id }] });
  expect(await list({ q: "boards", kind: "application" })).toMatchObject({ total: 0 });
});

test("the services to choose from are those of what is new or done, in the order of the alphabet", async () => {
  const { store, keep, list } = deskOnSqlite();
  const done = await keep("Zebra crossings");
  await store.desk.change(done, "done", asha);
  await keep("apples");
  await keep("Maps");
  await keep("Maps");
  const spam = await keep("Pills");
  await store.desk.change(spam, "spam", asha);
  expect((await list()).abouts).toEqual(["apples", "Maps", "Zebra crossings"]);
});

test("there are two hundred services to choose from at most", async () => {
  const { store, keep, list, openDatabase } = deskOnSqlite();
  for (let count = 0; count < 202; count += 1) await keep(`Service ${1000 + count}`);
  await store.desk.fillIndex();
  const { db } = openDatabase();
  await db
    .updateTable("submissions")
    .set({ state: "done", indexed: 1 })
    .where("about", "like", "%0_")
    .execute();
  const { abouts } = await list();
  expect([abouts.length, abouts[0], abouts.at(-1)]).toEqual([200, "Service 1000", "Service 1199"]);
});

test("a search that finds what was changed a moment ago shows it no longer where it was", async () => {
  const { store, keep, openDatabase, clock } = deskOnSqlite();
  const id = await keep("Radio");
  const stays = await keep("Radio");
  await store.desk.fillIndex();
  await store.desk.change(id, "done", asha);
  const found = await listSubmissions(openDatabase(), clock, listQuery.parse({ q: "boards" }));
  expect(found.lines).toMatchObject([{ id: stays }]);
});

test("a tab and the way through it need no index", async () => {
  const { keep, openDatabase, clock } = deskOnSqlite();
  const [oldest, middle, newest] = [await keep("Radio"), await keep("Radio"), await keep("Radio")];
  const search = { put: expect.fail, find: async () => expect.fail("nothing was to be searched") };
  const { db } = openDatabase();
  const query = listQuery.parse({});
  const { lines } = await listSubmissions({ db, search }, clock, query);
  expect(lines.map(({ id }) => id)).toEqual([newest, middle, oldest]);
  const here = { id: middle, received_at: lines[1]?.receivedAt ?? "" };
  expect(await findNeighbours({ db, search }, clock, query, here)).toEqual({
    previous: newest,
    next: oldest,
  });
});

test("what a search doesn't find has the neighbours that its time gives it there", async () => {
  const { openDatabase, clock } = deskOnSqlite();
  const at = (minute: number): Hit => ({ id: `${minute}`, received_at: `2026-11-21T04:3${minute}:00.000Z` });
  const search = { put: expect.fail, find: async () => [at(6), at(4), at(2)] };
  const { db } = openDatabase();
  const around = (minute: number) =>
    findNeighbours({ db, search }, clock, listQuery.parse({ q: "board" }), at(minute));
  expect(await around(7)).toEqual({ previous: null, next: "6" });
  expect(await around(5)).toEqual({ previous: "6", next: "4" });
  expect(await around(1)).toEqual({ previous: "2", next: null });
});

test("nothing has neighbours in a search without a word", async () => {
  const { store, keep } = deskOnSqlite();
  await keep("Radio");
  const id = await keep("Radio");
  const details = await store.desk.details(id, listQuery.parse({ q: "?!" }));
  expect(details).toMatchObject({ previous: null, next: null });
});
