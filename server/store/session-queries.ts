import type { Kysely } from "kysely";
import { lockPerson } from "./account-queries.ts";
import type { Clock } from "./clock.ts";
import { countRows, createTransact, type Database, hasRows, type RunTask, type Tables } from "./database.ts";
import { writeRecord } from "./record-queries.ts";

/** A session; its ID is the digest of the secret in its cookie. */
export type Session = { id: string; userId: string; stage: Tables["desk_sessions"]["stage"] };

export type LinkState = { userId: string; state: "open" | "used" | "expired" };

/**
 * What somebody has proved in order to begin a session: the password (the hash against which it was checked), an earlier
 * session (its ID), or both; perhaps also a recovery code (its digest). Checking takes a while, and what has been removed or
 * used in the meantime no longer counts.
 */
export type Proof = { password?: string; session?: string; recoveryCode?: string };

const minute = 60_000;
const hour = 60 * minute;

/** Whether the link has already set this very password, in an earlier attempt whose answer was lost. */
function isPasswordSet(on: Kysely<Tables>, id: string, password: string): Promise<boolean> {
  const links = on.selectFrom("desk_links").innerJoin("desk_users", "desk_users.id", "desk_links.user_id");
  const used = links.select("desk_users.id").where("desk_links.id", "=", id).where("used_at", "is not", null);
  return hasRows(used.where("password", "=", password));
}

/** Milliseconds that a session lasts: without use, in all, and while it awaits the second factor. */
export const sessionTimes = { idle: 12 * hour, max: 7 * 24 * hour, half: 10 * minute } as const;

export function createSessionQueries({ db }: Database, work: RunTask, clock: Clock) {
  const transact = createTransact({ db }, work);
  const insert = async (on: Kysely<Tables>, { id, userId, stage }: Session) => {
    await on
      .insertInto("desk_sessions")
      .values({ id, user_id: userId, stage, created_at: clock.now(), seen_at: clock.now() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    if (stage === "whole") await noteSeen(on, userId);
  };
  const noteSeen = (on: Kysely<Tables>, userId: string) =>
    on.updateTable("desk_users").set({ last_seen_at: clock.now() }).where("id", "=", userId).execute();
  const endAll = (on: Kysely<Tables>, userId: string) =>
    on.deleteFrom("desk_sessions").where("user_id", "=", userId).execute();
  const note = async (on: Kysely<Tables>, userId: string, what: string, detail = "") =>
    writeRecord(on, clock, { who: { id: userId, name: (await lockPerson(on, userId)) ?? "" }, what, detail });
  const setPassword = (on: Kysely<Tables>, userId: string, password: string) =>
    on.updateTable("desk_users").set({ password }).where("id", "=", userId).execute();

  const isStillValid = async (on: Kysely<Tables>, userId: string, proof: Proof): Promise<boolean> => {
    if (!(await lockPerson(on, userId, proof.password))) return false;
    if (proof.session === undefined) return true;
    const ended = await on
      .deleteFrom("desk_sessions")
      .where("id", "=", proof.session)
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    return ended.numDeletedRows > 0n;
  };
  /** Begins a session after a further action, if the proof still counts. */
  const beginBy = (session: Session, proof: Proof, act: (on: Kysely<Tables>) => Promise<boolean>) =>
    work(() =>
      db
        .transaction()
        .execute(async (on): Promise<boolean> => {
          // Done by an earlier attempt whose answer was lost.
          const begun = on.selectFrom("desk_sessions").select("id").where("id", "=", session.id);
          if (await hasRows(begun)) return true;
          if (!(await isStillValid(on, session.userId, proof))) return false;
          if (!(await act(on))) throw new ProofUsedError();
          await insert(on, session);
          return true;
        })
        .catch((error: unknown) => {
          if (error instanceof ProofUsedError) return false;
          throw error;
        }),
    );
  /** @returns how many are left; undefined if the code no longer exists */
  const takeCode = async (on: Kysely<Tables>, userId: string, code: string): Promise<number | undefined> => {
    const usedCode = await on
      .deleteFrom("desk_recovery_codes")
      .where("id", "=", code)
      .where("factor_id", "in", (row) =>
        row
          .selectFrom("desk_second_factors")
          .where("user_id", "=", userId)
          .where("state", "=", "confirmed")
          .select("id"),
      )
      .returning("factor_id")
      .executeTakeFirst();
    if (!usedCode) return undefined;
    const left = on.selectFrom("desk_recovery_codes").where("factor_id", "=", usedCode.factor_id);
    return countRows(on, left.select("id"));
  };

  return {
    /** Ends an earlier session and uses up a recovery code of the proof; false if the proof no longer counts. */
    begin: async (session: Session, proof: Proof) => {
      await work(async () => {
        await db
          .deleteFrom("desk_sessions")
          .where(({ or, eb }) =>
            or([
              eb("seen_at", "<", clock.now(-sessionTimes.idle)),
              eb("created_at", "<", clock.now(-sessionTimes.max)),
            ]),
          )
          .execute();
        await db.deleteFrom("rate_limits").where("expire", "<", Date.now()).execute();
      });
      return beginBy(session, proof, async (on) => {
        const { recoveryCode } = proof;
        const remaining = recoveryCode === undefined ? 0 : await takeCode(on, session.userId, recoveryCode);
        if (remaining === undefined) return false;
        const detail = recoveryCode === undefined ? "" : `with a recovery code, ${remaining} left`;
        if (session.stage === "whole") await note(on, session.userId, "signed in", detail);
        return true;
      });
    },
    /** Finds a valid session and notes its use. Only people keep it alive (`byHand`), not pages by themselves. */
    find: (id: string, byHand: boolean) =>
      work(async (): Promise<Session | undefined> => {
        const row = await db
          .selectFrom("desk_sessions")
          .select(["user_id", "stage"])
          .select(({ eb }) => eb("seen_at", "<", clock.now(-minute)).as("unnoted"))
          .where("id", "=", id)
          .where("seen_at", ">", clock.now(-sessionTimes.idle))
          .where("created_at", ">", clock.now(-sessionTimes.max))
          .where(({ or, eb }) =>
            or([eb("stage", "=", "whole"), eb("created_at", ">", clock.now(-sessionTimes.half))]),
          )
          .executeTakeFirst();
        if (!row) return undefined;
        if (byHand && row.unnoted) {
          await db.updateTable("desk_sessions").set({ seen_at: clock.now() }).where("id", "=", id).execute();
          await noteSeen(db, row.user_id);
        }
        return { id, userId: row.user_id, stage: row.stage };
      }),
    end: (id: string) => work(() => db.deleteFrom("desk_sessions").where("id", "=", id).execute()),
    /** Ends all of a person's sessions and begins this one. */
    renew: (session: Session, proof: Proof) =>
      beginBy(session, proof, async (on) => {
        await endAll(on, session.userId);
        return true;
      }),
    /** Sets a person's password, ends all of their sessions and begins this one; this is recorded. */
    setPassword: (session: Session, proof: Proof, password: string) =>
      beginBy(session, proof, async (on) => {
        await setPassword(on, session.userId, password);
        await endAll(on, session.userId);
        await note(on, session.userId, "changed the password");
        return true;
      }),
    link: (id: string) =>
      work(async (): Promise<LinkState | undefined> => {
        const row = await db
          .selectFrom("desk_links")
          .select(["user_id", "used_at"])
          .select(({ eb }) => eb("expires_at", ">", clock.now()).as("good"))
          .where("id", "=", id)
          .executeTakeFirst();
        return row && { userId: row.user_id, state: row.used_at ? "used" : row.good ? "open" : "expired" };
      }),
    /** Sets a password by a link, which is then used up, and ends all sessions; false if it was used or has expired. */
    takeLink: (id: string, password: string) =>
      transact(async (on) => {
        const used = await on
          .updateTable("desk_links")
          .set({ used_at: clock.now() })
          .where("id", "=", id)
          .where("used_at", "is", null)
          .where("expires_at", ">", clock.now())
          .returning("user_id")
          .executeTakeFirst();
        if (!used) return isPasswordSet(on, id, password);
        await setPassword(on, used.user_id, password);
        await endAll(on, used.user_id);
        await note(on, used.user_id, "set a password", "by a link");
        return true;
      }),
  };
}

/** Somebody else has used the recovery code while it was being checked: everything is left as it was. */
class ProofUsedError extends Error {
  override name = "ProofUsedError";
}
