import type { Kysely } from "kysely";
import type { Tables } from "./database.ts";

/**
 * Holds a person's row until the transaction ends; whoever takes something away from them writes to it first.
 * @param password the hash that a password was judged by, which takes its time: it may be another by now
 * @returns whether there is such a person still, with this password
 */
export async function holdPerson(on: Kysely<Tables>, userId: string, password?: string): Promise<boolean> {
  let held = on
    .updateTable("desk_users")
    .set(({ ref }) => ({ password: ref("password") }))
    .where("id", "=", userId);
  if (password !== undefined) held = held.where("password", "=", password);
  return (await held.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

/** How the record names a person. */
export async function nameOf(on: Kysely<Tables>, userId: string): Promise<string | undefined> {
  return (await on.selectFrom("desk_users").select("name").where("id", "=", userId).executeTakeFirst())?.name;
}
