import { lockPerson } from "./account-queries.ts";
import type { Clock } from "./clock.ts";
import { countRows, createTransact, type Database, hasRows, type RunTask, type Tables } from "./database.ts";
import { writeRecord } from "./record-queries.ts";

type State = Tables["desk_second_factors"]["state"];
export type SecondFactor = { id: string; secret: string };

export function createSecondFactorQueries({ db }: Database, work: RunTask, clock: Clock) {
  const transact = createTransact({ db }, work);
  const remove = (on: typeof db, userId: string, state: State) =>
    on.deleteFrom("desk_second_factors").where("user_id", "=", userId).where("state", "=", state).execute();
  const codesOf = (id: string) =>
    db.selectFrom("desk_recovery_codes").select("id").where("factor_id", "=", id);

  return {
    /**
     * Keeps a factor that is still to be confirmed, in place of an earlier one.
     * @param password the hash against which a password was checked @returns false if that has changed since
     */
    begin: (user_id: string, { id, secret }: SecondFactor, codes: readonly string[], password?: string) =>
      transact(async (on) => {
        if (!(await lockPerson(on, user_id, password))) return false;
        await remove(on, user_id, "pending");
        await on
          .insertInto("desk_second_factors")
          .values({ id, user_id, secret, state: "pending" })
          .execute();
        await on
          .insertInto("desk_recovery_codes")
          .values(codes.map((code) => ({ id: code, factor_id: id })))
          .execute();
        return true;
      }),
    find: (userId: string, state: State): Promise<SecondFactor | undefined> =>
      work(() =>
        db
          .selectFrom("desk_second_factors")
          .select(["id", "secret"])
          .where("user_id", "=", userId)
          .where("state", "=", state)
          .executeTakeFirst(),
      ),
    /** From now on signing in needs this factor instead of the one before; false if it's gone, and that one stays. */
    confirm: (userId: string, id: string, who: string) =>
      transact(async (on) => {
        const factor = await on
          .updateTable("desk_second_factors")
          .set(({ ref }) => ({ state: ref("state") }))
          .where("id", "=", id)
          .where("user_id", "=", userId)
          .returning("state")
          .executeTakeFirst();
        if (!factor) return false;
        // Done by an earlier attempt whose answer was lost.
        if (factor.state === "confirmed") return true;
        const earlier = on.deleteFrom("desk_second_factors").where("user_id", "=", userId);
        await earlier.where("id", "!=", id).execute();
        const confirmed = on.updateTable("desk_second_factors").set({ state: "confirmed" });
        await confirmed.where("id", "=", id).execute();
        const person = { id: userId, name: who };
        await writeRecord(on, clock, { who: person, what: "set up the code from the phone" });
        return true;
      }),
    /** Removes it and records that; false if the password has changed since it was checked. */
    remove: (userId: string, who: string, password?: string) =>
      transact(async (on) => {
        if (!(await lockPerson(on, userId, password))) return false;
        const { numDeletedRows } = await on
          .deleteFrom("desk_second_factors")
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow();
        const person = { id: userId, name: who };
        if (numDeletedRows > 0n)
          await writeRecord(on, clock, { who: person, what: "removed the code from the phone" });
        return true;
      }),
    /** @returns false if a code of this step of time or a later one has been accepted already */
    takeStep: (id: string, step: number) =>
      work(async () => {
        const { numUpdatedRows } = await db
          .updateTable("desk_second_factors")
          .set({ used_step: step })
          .where("id", "=", id)
          .where(({ or, eb }) => or([eb("used_step", "is", null), eb("used_step", "<", step)]))
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    countCodes: (id: string) => work(() => countRows(db, codesOf(id))),
    /** Whether this recovery code exists; beginning a session with it uses it up. */
    hasCode: (id: string, code: string) => work(() => hasRows(codesOf(id).where("id", "=", code))),
  };
}
