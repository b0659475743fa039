import { expect, test } from "vitest";
import { anApplication, anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";
import { listQuery } from "../../submission/list-query.ts";

const asha = { id: "asha", name: "Asha" };

async function firstWords(message: string): Promise<string | undefined> {
  const { store } = storeOnSqlite();
  await store.keep(anEnquiry({ message }));
  return (await store.desk.list(listQuery.parse({}))).lines[0]?.firstWords;
}

test("the list shows a short message whole, on one line", async () => {
  expect(await firstWords("  Two boards\n\nnear the\tstation. ")).toBe("Two boards near the station.");
  expect(await firstWords("x".repeat(160))).toBe("x".repeat(160));
});

test("of a long message the list shows 160 characters at most, cut between two words", async () => {
  expect(await firstWords(`${"x".repeat(150)} ${"y".repeat(40)}`)).toBe(`${"x".repeat(150)}…`);
  expect(await firstWords("x".repeat(161))).toBe(`${"x".repeat(159)}…`);
});

test("an application has no message to show", async () => {
  const { store } = storeOnSqlite();
  await store.keep(anApplication());
  expect(await store.desk.list(listQuery.parse({}))).toMatchObject({ lines: [{ firstWords: "" }] });
});

test("of a withdrawn submission the list doesn't even show how many notes there were", async () => {
  const { store } = storeOnSqlite();
  const { id } = await store.keep(anEnquiry());
  await store.desk.note(id, { id: "note", text: "Calls back" }, asha);
  expect(await store.desk.list(listQuery.parse({}))).toMatchObject({ lines: [{ notes: 1 }] });
  await store.desk.change(id, "withdraw", asha);
  const withdrawn = await store.desk.list(listQuery.parse({ state: "withdrawn" }));
  expect(withdrawn).toMatchObject({ lines: [{ id, notes: 0, name: "", firstWords: "" }] });
});
