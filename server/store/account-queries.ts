import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { type Account, nameKey, type Person, type Role } from "../submission/staff.ts";
import { changeWords, isUuid, openStates, workStates } from "../submission/submission.ts";
import type { Clock } from "./clock.ts";
import { createTransact, type Database, hasRows, type RunTask, type Tables } from "./database.ts";
import { writeRecord } from "./record-queries.ts";
import { unindexed } from "./submissions/list-submissions.ts";

/** An account with what only the server may see: the hash of its password. */
export type User = Account & { password: string | null };

/** A link to set a password: the digest of its secret, and for how many milliseconds it can be used. */
export type NewLink = { id: string; lifetime: number };

/** `person gone`: whoever was to be given the open work. */
export type AccountRefusal = "account gone" | "last owner" | "person gone";

/** What is still to be seen to: what is open, may be spam, or has a reminder. */
const isOpenWork = ({ or, and, eb }: ExpressionBuilder<Tables, "submissions">) =>
  or([
    eb(unindexed("state"), "in", [...openStates, "quarantined"]),
    and([eb(unindexed("state"), "in", workStates), eb("remind_on", "is not", null)]),
  ]);

/** Accounts and the rule about them. Every change is written into the record in the same transaction, under the name of `who`. */
export function createAccountQueries({ db, reader }: Database, work: RunTask, clock: Clock) {
  const transact = createTransact({ db }, work);
  const users = () =>
    db
      .selectFrom("desk_users")
      .innerJoin("desk_settings", (join) => join.on("desk_settings.name", "=", "second_factor"))
      .leftJoin("desk_second_factors as factor", (join) =>
        join.onRef("factor.user_id", "=", "desk_users.id").on("factor.state", "=", "confirmed"),
      )
      .select(["desk_users.id", "desk_users.name", "email", "role", "password"])
      .select(["last_seen_at", "morning_mail"])
      .select(["factor.id as factor", "desk_settings.value as second_factor"])
      .select(({ selectFrom }) =>
        selectFrom("desk_links")
          .whereRef("user_id", "=", "desk_users.id")
          .where("used_at", "is", null)
          .where("expires_at", ">", clock.now())
          .select(({ fn }) => fn.max("expires_at").as("until"))
          .as("link_until"),
      );
  type Row = Awaited<ReturnType<ReturnType<typeof users>["execute"]>>[number];

  const addLink = async (on: Kysely<Tables>, user_id: string, { id, lifetime }: NewLink) => {
    await on.deleteFrom("desk_links").where("user_id", "=", user_id).execute();
    await on
      .insertInto("desk_links")
      .values({ id, user_id, expires_at: clock.now(lifetime) })
      .execute();
  };
  /** One at a time across all instances, so that two owners can't demote each other: locks the row of the settings. */
  const changeInTurn = <T>(task: (on: Kysely<Tables>) => Promise<T>) =>
    transact(async (on) => {
      await on
        .updateTable("desk_settings")
        .set({ value: sql.ref("value") })
        .execute();
      return task(on);
    });
  /** @param losesOwner whether it takes away an owner, which must not be the last one */
  const changeUser = (
    id: string,
    losesOwner: boolean,
    act: (on: Kysely<Tables>, name: string) => Promise<unknown>,
  ) =>
    changeInTurn(async (on): Promise<AccountRefusal | undefined> => {
      const owners = await on.selectFrom("desk_users").select("id").where("role", "=", "owner").execute();
      if (losesOwner && owners.length === 1 && owners[0]?.id === id) return "last owner";
      const name = await lockPerson(on, id);
      if (name === undefined) return "account gone";
      return (await act(on, name)) === "person gone" ? "person gone" : undefined;
    });

  return {
    list: () =>
      work(async () => {
        const open = await reader
          .selectFrom("submissions")
          .where("assigned_to", "is not", null)
          .where(isOpenWork)
          .groupBy("assigned_to")
          .select(({ fn }) => ["assigned_to", fn.countAll().as("count")])
          .execute();
        const rows = await users().orderBy("desk_users.name").orderBy("email").execute();
        const countOf = (id: string) => Number(open.find((row) => row.assigned_to === id)?.count ?? 0);
        /** `openWork`: how many that are still to be seen to are assigned to them. */
        return rows.map((row) => ({ ...accountOf(row), openWork: countOf(row.id) }));
      }),
    /** Those to whom a submission can be assigned, by name. */
    people: () => work(() => db.selectFrom("desk_users").select(["id", "name"]).orderBy("name").execute()),
    find: (by: { id: string } | { email: string }): Promise<User | undefined> =>
      work(async () => {
        const row = await users()
          .where((where) => ("id" in by ? where("desk_users.id", "=", by.id) : where("email", "=", by.email)))
          .executeTakeFirst();
        return row && { ...accountOf(row), password: row.password };
      }),
    /** @returns the field that another account already has, if any; names are compared by `nameKey` */
    add: (user: Pick<User, "id" | "name" | "email" | "role">, link: NewLink, who: Person) =>
      changeInTurn(async (on): Promise<"email" | "name" | undefined> => {
        const accounts = await on.selectFrom("desk_users").select(["id", "email", "name"]).execute();
        // The account was added by an earlier attempt whose answer was lost.
        if (accounts.some(({ id }) => id === user.id)) return undefined;
        if (accounts.some(({ email }) => email === user.email)) return "email";
        if (accounts.some(({ name }) => nameKey(name) === nameKey(user.name))) return "name";
        await on
          .insertInto("desk_users")
          .values({ ...user, created_at: clock.now() })
          .execute();
        await addLink(on, user.id, link);
        await writeRecord(on, clock, { who, what: "added an account", detail: `${user.name}, ${user.role}` });
        return undefined;
      }),
    /** Removes password, second factor, sessions and earlier links, and adds a new link. */
    reset: (id: string, link: NewLink, who: Person) =>
      changeUser(id, false, async (on, name) => {
        // Done by an earlier attempt whose answer was lost.
        if (await hasRows(on.selectFrom("desk_links").select("id").where("id", "=", link.id))) return;
        await on.updateTable("desk_users").set({ password: null }).where("id", "=", id).execute();
        await on.deleteFrom("desk_second_factors").where("user_id", "=", id).execute();
        await on.deleteFrom("desk_sessions").where("user_id", "=", id).execute();
        await addLink(on, id, link);
        await writeRecord(on, clock, { who, what: "reset an account", detail: name });
      }),
    changeRole: (id: string, role: Role, who: Person) =>
      changeUser(id, role !== "owner", async (on, name) => {
        const changed = await on
          .updateTable("desk_users")
          .set({ role })
          .where("id", "=", id)
          .where("role", "!=", role)
          .executeTakeFirstOrThrow();
        if (changed.numUpdatedRows > 0n)
          await writeRecord(on, clock, { who, what: "changed a role", detail: `${name}, ${role}` });
      }),
    /** Its sessions end as well. @param heir the account to which its open work goes; none for nobody */
    remove: (id: string, who: Person, heir = "") =>
      changeUser(id, true, async (on, name) => {
        const heirName = isUuid(heir) && heir !== id ? await lockPerson(on, heir) : undefined;
        if (heir && heirName === undefined) return "person gone";
        const handedOver = await on
          .updateTable("submissions")
          .set((row) => ({
            version: row("version", "+", 1),
            assigned_to: heir || null,
            assigned_name: heirName ?? null,
            last_change: "assign",
            changed_at: clock.now(),
            changed_by: who.id,
            changed_name: who.name,
          }))
          .where("assigned_to", "=", id)
          .where(isOpenWork)
          .returning("id")
          .execute();
        const detail = `from ${name}, whose account was removed, to ${heirName ?? "nobody"}`;
        for (const { id: submissionId } of handedOver)
          await writeRecord(on, clock, { who, what: changeWords.assign, submissionId, detail });
        await on.deleteFrom("desk_users").where("id", "=", id).execute();
        await writeRecord(on, clock, { who, what: "removed an account", detail: name });
        return undefined;
      }),
    secondFactorRequired: () =>
      work(() => {
        const rule = db.selectFrom("desk_settings").select("value").where("name", "=", "second_factor");
        return hasRows(rule.where("value", "=", "required"));
      }),
    requireSecondFactor: (required: boolean, who: Person) =>
      transact(async (on) => {
        const value = required ? "required" : "optional";
        const changed = await on
          .updateTable("desk_settings")
          .set({ value })
          .where("name", "=", "second_factor")
          .where("value", "!=", value)
          .executeTakeFirstOrThrow();
        const detail = `code from the phone ${value}`;
        if (changed.numUpdatedRows > 0n)
          await writeRecord(on, clock, { who, what: "changed the settings", detail });
      }),
  };

  function accountOf(row: Row): Account {
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      secondFactor: row.factor !== null,
      mustEnrol: row.factor === null && row.second_factor === "required",
      lastSeenAt: row.last_seen_at,
      linkUntil: row.link_until,
      morningMail: row.morning_mail !== "off",
    };
  }
}

/**
 * Locks a person's row until the transaction ends, as whatever takes something away from them does.
 * @returns the name for the record; undefined if nobody has this password, a hash that was checked a while ago, any more
 */
export async function lockPerson(
  on: Kysely<Tables>,
  userId: string,
  password?: string,
): Promise<string | undefined> {
  let query = on
    .updateTable("desk_users")
    .set(({ ref }) => ({ password: ref("password") }))
    .where("id", "=", userId);
  if (password !== undefined) query = query.where("password", "=", password);
  return (await query.returning("name").executeTakeFirst())?.name;
}
