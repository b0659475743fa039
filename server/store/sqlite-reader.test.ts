import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeEnquiry } from "../../tests/server/fixtures/make-submission.ts";
import { openStoreOnSqlite } from "../../tests/server/fixtures/open-store-on-sqlite.ts";

const count = (to: number) =>
  sql<{
    n: number;
  }>`WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${to})
    SELECT max(n) AS n FROM counted`;

test("a visitor’s enquiry is kept while the desk waits for a long count, and the next count has it", async () => {
  const { store, openDatabase } = openStoreOnSqlite();
  await store.keep(makeEnquiry());
  const { reader } = openDatabase();
  const counting = count(3_000_000).execute(reader);
  const keeping = store.keep(makeEnquiry()).then(() => "kept");
  expect(await Promise.race([counting, keeping])).toBe("kept");
  expect((await counting).rows).toEqual([{ n: 3_000_000 }]);
  expect(await reader.selectFrom("submissions").select("id").execute()).toHaveLength(2);
  await reader.destroy();
});

test("a question that SQLite refuses is answered with its code, and the next one is answered as ever", async () => {
  const { store, openDatabase } = openStoreOnSqlite();
  await store.keep(makeEnquiry());
  const { reader } = openDatabase();
  await expect(sql`SELECT nothing`.execute(reader)).rejects.toMatchObject({ errcode: 1 });
  await expect(sql`DELETE FROM submissions`.execute(reader)).rejects.toThrow("readonly");
  expect((await count(2).execute(reader)).rows).toEqual([{ n: 2 }]);
  await reader.destroy();
});
