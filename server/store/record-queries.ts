import type { Expression, Kysely, Selectable } from "kysely";
import { pageSize, type RecordEntry } from "../desk/rules.ts";
import type { Clock } from "./clock.ts";
import type { Database, RunTask, Tables } from "./database.ts";

/** What goes into the record. Nothing that a visitor wrote may stand in it: it outlasts their data. */
export type NewEntry = { who: string; what: string; submissionId?: string | null; detail?: string };

export type RecordQueries = {
  note: (entry: NewEntry) => Promise<void>;
  /** Newest first, `pageSize` on a page. */
  read: (page: number) => Promise<{ entries: RecordEntry[]; total: number }>;
  /** What was done with one submission, newest first, at most `pageSize`. */
  of: (submissionId: string) => Promise<RecordEntry[]>;
};

export function recordQueries({ db }: Database, work: RunTask, clock: Clock): RecordQueries {
  return {
    note: (entry) => work(() => addEntry(db, entry, clock.now())),
    read: (page) =>
      work(async () => {
        const rows = await db
          .selectFrom("desk_record")
          .selectAll()
          .orderBy("id", "desc")
          .limit(pageSize)
          .offset((page - 1) * pageSize)
          .execute();
        const { total } = await db
          .selectFrom("desk_record")
          .select(({ fn }) => fn.countAll().as("total"))
          .executeTakeFirstOrThrow();
        return { entries: rows.map(entryOf), total: Number(total) };
      }),
    of: (submissionId) =>
      work(async () => {
        const rows = await db
          .selectFrom("desk_record")
          .selectAll()
          .where("submission_id", "=", submissionId)
          .orderBy("id", "desc")
          .limit(pageSize)
          .execute();
        return rows.map(entryOf);
      }),
  };
}

function entryOf({ submission_id, ...row }: Selectable<Tables["desk_record"]>): RecordEntry {
  return { ...row, submission: submission_id };
}

/** Adds to the record within a transaction, so that what is done and the word of it are one. */
export async function addEntry(
  on: Kysely<Tables>,
  { who, what, submissionId = null, detail = "" }: NewEntry,
  at: Expression<string>,
): Promise<void> {
  await on.insertInto("desk_record").values({ at, who, what, submission_id: submissionId, detail }).execute();
}
