import { expect, test } from "vitest";
import { storeOnSqlite } from "../../tests/server/fixtures/store-on-sqlite.ts";
import { atTheTerminal } from "../submission/staff.ts";

test("the record is read in pages of fifty, newest first, without losing or repeating an entry", async () => {
  const { store } = storeOnSqlite();
  for (let count = 1; count <= 120; count += 1)
    await store.record.note({ who: atTheTerminal, what: `did ${count}` });
  const pages = [await store.record.read(1), await store.record.read(2), await store.record.read(3)];
  expect(pages.map(({ entries, total }) => [entries.length, total])).toEqual([
    [50, 120],
    [50, 120],
    [20, 120],
  ]);
  const told = pages.flatMap(({ entries }) => entries.map(({ what }) => what));
  expect(told).toEqual(Array.from({ length: 120 }, (_, index) => `did ${120 - index}`));
});
