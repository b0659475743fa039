import type { Kysely } from "kysely";
import type { Tables } from "./database.ts";

/**
 * Locks a person's row until the transaction ends; whatever takes something away from them writes to it first.
 * @param password the hash against which a password was checked: that takes a while, and it may have changed since
 * @returns whether the person still exists, with this password
 */
export async function holdPerson(on: Kysely<Tables>, userId: string, password?: string): Promise<boolean> {
  let held = on
    .updateTable("desk_users")
    .set(({ ref }) => ({ password: ref("password") }))
    .where("id", "=", userId);
  if (password !== undefined) held = held.where("password", "=", password);
  return (await held.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

/** The name under which a person appears in the record. */
export async function nameOf(on: Kysely<Tables>, userId: string): Promise<string | undefined> {
  return (await on.selectFrom("desk_users").select("name").where("id", "=", userId).executeTakeFirst())?.name;
}
