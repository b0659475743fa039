import { setImmediate as giveWay } from "node:timers/promises";
import type { DeleteQueryBuilder, DeleteResult } from "kysely";
import { dayMs, indianDay } from "../../formats/indian-day.ts";
import { indianDate } from "../submission/indian-time.ts";
import { type Person, terminalUser } from "../submission/staff.ts";
import type { State } from "../submission/submission.ts";
import type { Clock } from "./clock.ts";
import { type Cv, createTransact, type Database, type RunTask, type Tables } from "./database.ts";
import { erasureEntry, noteErasure } from "./erasures.ts";
import { type NewEntry, writeRecord } from "./record-queries.ts";
import { readSubmissions } from "./submissions/submission-rows.ts";

/** Milliseconds: rewriting large tables takes a while. */
const rewriteTimeoutMs = 10 * 60 * 1000;
/** Submissions that one transaction of a purge deletes at most: a post waits for it. */
const purgedAtOnce = 100;

type DeleteQuery = DeleteQueryBuilder<Tables, "submissions", DeleteResult>;

/** Which one it was, without a word of the sender's. */
const describeErasure =
  (who: Person, submissionId: string) =>
  ([row]: Pick<Tables["submissions"], "kind" | "received_at">[]): NewEntry => ({
    who,
    what: erasureEntry,
    submissionId,
    detail: row ? `${row.kind} of ${indianDate(indianDay(new Date(row.received_at)))}` : "",
  });

export type InboxQueries = ReturnType<typeof createInboxQueries>;

/** @param listErased lists the IDs of what was erased, for going back to a copy */
export function createInboxQueries(
  { db, eraseDeleted }: Database,
  work: RunTask,
  clock: Clock,
  longestBlocked: number,
  listErased = async () => {},
) {
  const transact = createTransact({ db }, work);
  const ids = () => db.selectFrom("submissions").select("id");

  /** Deletes rows and notes that their traces must be overwritten, in case the process crashes before that is done. */
  const deleteRows = async (
    choose: (rows: DeleteQuery) => DeleteQuery,
    entryOf: (rows: Pick<Tables["submissions"], "kind" | "received_at">[]) => NewEntry,
  ) => {
    const count = await transact(async (transaction) => {
      const query = choose(transaction.deleteFrom("submissions"));
      const rows = await query.returning(["kind", "received_at"]).execute();
      if (rows.length === 0) return 0;
      await noteErasure(transaction, clock);
      await writeRecord(transaction, clock, entryOf(rows));
      return rows.length;
    });
    if (count > 0) await work(listErased);
    return count;
  };

  const overwriteTraces = async (): Promise<boolean> => {
    // For a CV that was erased alone.
    await work(listErased);
    for (;;) {
      const { erasing_since } = await work(() =>
        db.selectFrom("store_state").select("erasing_since").executeTakeFirstOrThrow(),
      );
      if (erasing_since === null) return true;
      if (!(await work(() => eraseDeleted(longestBlocked), rewriteTimeoutMs))) return false;
      // What was deleted in the meantime is another erasure, whose traces are overwritten in the next round.
      await work(() =>
        db
          .updateTable("store_state")
          .set({ erasing_since: null })
          .where("erasing_since", "=", erasing_since)
          .execute(),
      );
    }
  };
  let finishing = Promise.resolve(true);
  /** One at a time: a second one would only wait for the same tables. */
  const finishErasing = () => {
    finishing = finishing.then(overwriteTraces, overwriteTraces);
    return finishing;
  };

  return {
    /** Newest first. */
    list: (states: readonly State[]) => work(() => readSubmissions(db, ids().where("state", "in", states))),
    /** Those whose ID begins like this, at most twenty. */
    find: async (idStart: string) => {
      const start = idStart.toLowerCase().replace(/[^0-9a-f-]/g, "");
      if (start === "") return [];
      return work(() => readSubmissions(db, ids().where("id", "like", `${start}%`).limit(20)));
    },
    /** Undefined if there is none. */
    cv: (id: string): Promise<Cv | undefined> =>
      work(() =>
        db
          .selectFrom("cvs")
          .select(["kind", "name", "bytes", "mark"])
          .where("submission_id", "=", id)
          .executeTakeFirst(),
      ),
    /** Deletes one for good at once, with its CV and mail; its ID, kind and day remain, in the record. */
    erase: async (id: string) => {
      try {
        await deleteRows((rows) => rows.where("id", "=", id), describeErasure(terminalUser, id));
      } finally {
        await finishErasing();
      }
    },
    /** Deletes one for good unless somebody has changed it. Then `finishErasing` must be called, even if this fails. */
    eraseVersion: async (id: string, version: number, who: Person) => {
      const choose = (rows: DeleteQuery) => rows.where("id", "=", id).where("version", "=", version);
      return (await deleteRows(choose, describeErasure(who, id))) > 0;
    },
    /** Overwrites the traces of deleted rows; false if that would have kept others waiting for too long. */
    finishErasing,
    /** What is older than this many days: how many submissions, and when the oldest came in. */
    findExpired: (days: number) =>
      work(async () => {
        const { count, oldest } = await db
          .selectFrom("submissions")
          .where("received_at", "<", clock.now(-days * dayMs))
          .select(({ fn }) => [fn.countAll().as("count"), fn.min("received_at").as("oldest")])
          .executeTakeFirstOrThrow();
        return { count: Number(count), oldest: oldest ?? undefined };
      }),
    /**
     * Deletes for good, as `erase` does, what is older than this many days, counted back from a moment read once: a few in a
     * transaction, between which posts have their turn.
     */
    purge: async (days: number, who: string, asOf: Date) => {
      const expired = ids()
        .where("received_at", "<", new Date(asOf.getTime() - days * dayMs).toISOString())
        .limit(purgedAtOnce);
      let total = 0;
      try {
        for (;;) {
          const count = await deleteRows(
            (rows) => rows.where("id", "in", expired),
            ({ length }) => ({
              who: { id: null, name: who },
              what: "deleted what was past its time",
              detail: `${length} of them`,
            }),
          );
          total += count;
          if (count < purgedAtOnce) return total;
          await giveWay();
        }
      } finally {
        await finishErasing();
      }
    },
  };
}
