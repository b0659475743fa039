import type { Kysely } from "kysely";
import type { Clock } from "./clock.ts";
import type { Database, RunTask, Tables } from "./database.ts";

/** A session by the digest of what its cookie holds. */
export type Session = { id: string; userId: string; stage: Tables["desk_sessions"]["stage"] };

/** What has become of a link. */
export type LinkState = { userId: string; state: "open" | "used" | "expired" };

/**
 * What somebody has shown to be given a session: the password by the hash it was judged by, or an earlier session by its id,
 * or both. Judging takes its time: if account or password were taken away meanwhile, it no longer counts.
 */
export type Shown = { password?: string; session?: string };

export type SessionQueries = {
  /** @returns whether it was begun; not where what was shown no longer counts. An earlier session that was shown ends. */
  begin: (session: Session, shown: Shown) => Promise<boolean>;
  /**
   * Finds one that is still good, and notes that it is in use.
   * @param byHand whether a person asks, not a page by itself; only that keeps it from ending
   */
  find: (id: string, byHand: boolean) => Promise<Session | undefined>;
  end: (id: string) => Promise<void>;
  /**
   * Ends all of a person's but begins one under a new id.
   * @returns whether it was done; not where what was shown no longer counts
   */
  renew: (session: Session, shown: Shown) => Promise<boolean>;
  /**
   * Sets the password of a session's person and ends all that they have, but begins this one.
   * @returns whether it was done; not where what was shown no longer counts
   */
  setPassword: (session: Session, shown: Shown, password: string) => Promise<boolean>;
  link: (id: string) => Promise<LinkState | undefined>;
  /**
   * Sets a password by a link, which is used up, and ends all sessions.
   * @returns whether it was done; not where the link has been used or is over
   */
  takeLink: (id: string, password: string) => Promise<boolean>;
};

const minute = 60_000;
const hour = 60 * minute;

/** Whether it was this very password that the link has set: the work was done, and only its answer got lost. */
async function isDoneAlready(on: Kysely<Tables>, id: string, password: string): Promise<boolean> {
  const row = await on
    .selectFrom("desk_links")
    .innerJoin("desk_users", "desk_users.id", "desk_links.user_id")
    .select("desk_users.id")
    .where("desk_links.id", "=", id)
    .where("used_at", "is not", null)
    .where("password", "=", password)
    .executeTakeFirst();
  return row !== undefined;
}

/** Milliseconds that a session lasts without use, in all, and while the second factor is awaited. */
export const sessionTimes = { idle: 12 * hour, most: 7 * 24 * hour, half: 10 * minute } as const;

export function sessionQueries({ db }: Database, work: RunTask, clock: Clock): SessionQueries {
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
  const setPassword = (on: Kysely<Tables>, userId: string, password: string) =>
    on.updateTable("desk_users").set({ password }).where("id", "=", userId).execute();

  /** Holds the person's row, which whoever takes something away from them writes to first. */
  const stillCounts = async (on: Kysely<Tables>, userId: string, shown: Shown): Promise<boolean> => {
    let held = on
      .updateTable("desk_users")
      .set(({ ref }) => ({ password: ref("password") }))
      .where("id", "=", userId);
    if (shown.password !== undefined) held = held.where("password", "=", shown.password);
    if ((await held.executeTakeFirstOrThrow()).numUpdatedRows === 0n) return false;
    if (shown.session === undefined) return true;
    const ended = await on
      .deleteFrom("desk_sessions")
      .where("id", "=", shown.session)
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    return ended.numDeletedRows > 0n;
  };
  /** Begins a session, after what else is done with it, if what was shown still counts. */
  const beginBy = (session: Session, shown: Shown, act: (on: Kysely<Tables>) => Promise<unknown>) =>
    work(() =>
      db.transaction().execute(async (on) => {
        // There already: the work was done, and only its answer got lost.
        const begun = await on
          .selectFrom("desk_sessions")
          .select("id")
          .where("id", "=", session.id)
          .executeTakeFirst();
        if (begun) return true;
        if (!(await stillCounts(on, session.userId, shown))) return false;
        await act(on);
        await insert(on, session);
        return true;
      }),
    );

  return {
    begin: async (session, shown) => {
      await work(async () => {
        await db
          .deleteFrom("desk_sessions")
          .where(({ or, eb }) =>
            or([
              eb("seen_at", "<", clock.now(-sessionTimes.idle)),
              eb("created_at", "<", clock.now(-sessionTimes.most)),
            ]),
          )
          .execute();
        await db.deleteFrom("rate_limits").where("expire", "<", Date.now()).execute();
      });
      return beginBy(session, shown, async () => {});
    },
    find: (id, byHand) =>
      work(async () => {
        const row = await db
          .selectFrom("desk_sessions")
          .select(["user_id", "stage"])
          .select(({ eb }) => eb("seen_at", "<", clock.now(-minute)).as("unnoted"))
          .where("id", "=", id)
          .where("seen_at", ">", clock.now(-sessionTimes.idle))
          .where("created_at", ">", clock.now(-sessionTimes.most))
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
    end: (id) =>
      work(async () => {
        await db.deleteFrom("desk_sessions").where("id", "=", id).execute();
      }),
    renew: (session, shown) => beginBy(session, shown, (on) => endAll(on, session.userId)),
    setPassword: (session, shown, password) =>
      beginBy(session, shown, async (on) => {
        await setPassword(on, session.userId, password);
        await endAll(on, session.userId);
      }),
    link: (id) =>
      work(async () => {
        const row = await db
          .selectFrom("desk_links")
          .select(["user_id", "used_at"])
          .select(({ eb }) => eb("expires_at", ">", clock.now()).as("good"))
          .where("id", "=", id)
          .executeTakeFirst();
        return row && { userId: row.user_id, state: row.used_at ? "used" : row.good ? "open" : "expired" };
      }),
    takeLink: (id, password) =>
      work(() =>
        db.transaction().execute(async (on) => {
          const used = await on
            .updateTable("desk_links")
            .set({ used_at: clock.now() })
            .where("id", "=", id)
            .where("used_at", "is", null)
            .where("expires_at", ">", clock.now())
            .returning("user_id")
            .executeTakeFirst();
          if (!used) return isDoneAlready(on, id, password);
          await setPassword(on, used.user_id, password);
          await endAll(on, used.user_id);
          return true;
        }),
      ),
  };
}
