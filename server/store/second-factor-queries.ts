import type { Database, RunTask, Tables } from "./database.ts";

type State = Tables["desk_second_factors"]["state"];
export type SecondFactor = { id: string; secret: string };

export type SecondFactorQueries = {
  /** Keeps one that is still to be confirmed, over an earlier such. `codes` are the digests of the recovery codes. */
  begin: (userId: string, factor: SecondFactor, codes: readonly string[]) => Promise<void>;
  find: (userId: string, state: State) => Promise<SecondFactor | undefined>;
  /**
   * From now on it is wanted at sign-in, and the one before it is not.
   * @returns false where it is gone, and then the one before it stays
   */
  confirm: (userId: string, id: string) => Promise<boolean>;
  remove: (userId: string) => Promise<void>;
  /** @returns false where a code of this step of time, or of a later one, was taken before */
  takeStep: (id: string, step: number) => Promise<boolean>;
  /** @returns how many are left then, or undefined where there is no such code */
  takeCode: (id: string, code: string) => Promise<number | undefined>;
};

export function secondFactorQueries({ db }: Database, work: RunTask): SecondFactorQueries {
  const remove = (on: typeof db, userId: string, state: State) =>
    on.deleteFrom("desk_second_factors").where("user_id", "=", userId).where("state", "=", state).execute();

  return {
    begin: (user_id, { id, secret }, codes) =>
      work(() =>
        db.transaction().execute(async (on) => {
          await remove(on, user_id, "pending");
          await on
            .insertInto("desk_second_factors")
            .values({ id, user_id, secret, state: "pending" })
            .execute();
          await on
            .insertInto("desk_recovery_codes")
            .values(codes.map((code) => ({ id: code, factor_id: id })))
            .execute();
        }),
      ),
    find: (userId, state) =>
      work(() =>
        db
          .selectFrom("desk_second_factors")
          .select(["id", "secret"])
          .where("user_id", "=", userId)
          .where("state", "=", state)
          .executeTakeFirst(),
      ),
    confirm: (userId, id) =>
      work(() =>
        db.transaction().execute(async (on) => {
          const held = await on
            .updateTable("desk_second_factors")
            .set(({ ref }) => ({ state: ref("state") }))
            .where("id", "=", id)
            .where("user_id", "=", userId)
            .executeTakeFirstOrThrow();
          if (held.numUpdatedRows === 0n) return false;
          await on
            .deleteFrom("desk_second_factors")
            .where("user_id", "=", userId)
            .where("id", "!=", id)
            .execute();
          await on
            .updateTable("desk_second_factors")
            .set({ state: "confirmed" })
            .where("id", "=", id)
            .execute();
          return true;
        }),
      ),
    remove: (userId) =>
      work(async () => {
        await db.deleteFrom("desk_second_factors").where("user_id", "=", userId).execute();
      }),
    takeStep: (id, step) =>
      work(async () => {
        const { numUpdatedRows } = await db
          .updateTable("desk_second_factors")
          .set({ used_step: step })
          .where("id", "=", id)
          .where(({ or, eb }) => or([eb("used_step", "is", null), eb("used_step", "<", step)]))
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    // Together, so that no code is used up where its answer can't be given.
    takeCode: (id, code) =>
      work(() =>
        db.transaction().execute(async (on) => {
          const { numDeletedRows } = await on
            .deleteFrom("desk_recovery_codes")
            .where("id", "=", code)
            .where("factor_id", "=", id)
            .executeTakeFirstOrThrow();
          if (numDeletedRows === 0n) return undefined;
          const { left } = await on
            .selectFrom("desk_recovery_codes")
            .where("factor_id", "=", id)
            .select(({ fn }) => fn.countAll().as("left"))
            .executeTakeFirstOrThrow();
          return Number(left);
        }),
      ),
  };
}
