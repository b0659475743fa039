import { expect, test } from "vitest";
import { interruptedAfter, storeOnSqlite } from "../../tests/server/fixtures/store-on-sqlite.ts";
import { replyQueries } from "./reply-queries.ts";

test("of two who save the texts for replies at once one is kept, recorded, and not overwritten", async () => {
  const { store, clock, openDatabase } = storeOnSqlite();
  const written = (text: string) => ({ version: 0, texts: [{ id: "1", title: "Prices", text }] });
  expect(await store.replies.read()).toEqual({ version: 0, texts: [] });
  const database = interruptedAfter(openDatabase(), "desk_settings", () =>
    store.replies.keep(written("Ravi’s"), { id: "ravi", name: "Ravi" }),
  );
  const slower = replyQueries(database, (task) => task(), clock);
  expect(await slower.keep(written("Asha’s"), { id: "asha", name: "Asha" })).toBe(false);
  expect(await store.replies.read()).toEqual({ ...written("Ravi’s"), version: 1 });
  const { entries } = await store.record.read(1);
  expect(entries.map(({ who, what }) => [who, what])).toEqual([["Ravi", "changed the reply texts"]]);
});
