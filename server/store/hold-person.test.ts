import { expect, test } from "vitest";
import { storeOnSqlite } from "../../tests/server/fixtures/store-on-sqlite.ts";
import { atTheTerminal } from "../submission/staff.ts";
import { holdPerson } from "./hold-person.ts";

test("a person is held while they have an account, and the password that was checked", async () => {
  const { store, openDatabase } = storeOnSqlite();
  const asha = { id: "asha", name: "Asha", email: "asha@example.com", role: "staff" as const };
  await store.accounts.add(asha, { id: "link", lifetime: 1 }, atTheTerminal);
  const { db } = openDatabase();
  await db.updateTable("desk_users").set({ password: "$new" }).execute();
  const held = [holdPerson(db, "asha"), holdPerson(db, "asha", "$new"), holdPerson(db, "asha", "$old")];
  expect(await Promise.all([...held, holdPerson(db, "ravi")])).toEqual([
    "Asha",
    "Asha",
    undefined,
    undefined,
  ]);
});
