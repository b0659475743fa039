import type { Kysely } from "kysely";
import type { Tables } from "./database.ts";

/**
 * Locks a person's row until the transaction ends; whatever takes something away from them writes to it first.
 * @param password the hash against which a password was checked: that takes a while, and it may have changed since
 * @returns the person's name, as it appears in the record; undefined if there is nobody with this password any more
 */
export async function holdPerson(
  on: Kysely<Tables>,
  userId: string,
  password?: string,
): Promise<string | undefined> {
  let held = on
    .updateTable("desk_users")
    .set(({ ref }) => ({ password: ref("password") }))
    .where("id", "=", userId);
  if (password !== undefined) held = held.where("password", "=", password);
  return (await held.returning("name").executeTakeFirst())?.name;
}
