import { pageSize, type RecordEntry } from "../desk/rules.ts";
import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";
import { type NewEntry, writeRecord } from "./desk/write-record.ts";

export type RecordQueries = {
  note: (entry: NewEntry) => Promise<void>;
  /** Newest first, `pageSize` on a page. */
  read: (page: number) => Promise<{ entries: RecordEntry[]; total: number }>;
  /** Newest first, what was done with one submission; of a very long history the last 200. */
  of: (submissionId: string) => Promise<RecordEntry[]>;
};

export function recordQueries({ db }: Database, work: RunTask, clock: Clock): RecordQueries {
  const entries = () =>
    db
      .selectFrom("desk_record")
      .select(["id", "at", "who", "what", "submission_id as submission", "detail"])
      .orderBy("id", "desc");

  return {
    note: (entry) => work(() => writeRecord(db, clock, entry)),
    read: (page) =>
      work(async () => {
        const rows = await entries()
          .limit(pageSize)
          .offset((page - 1) * pageSize)
          .execute();
        const { total } = await db
          .selectFrom("desk_record")
          .select(({ fn }) => fn.countAll().as("total"))
          .executeTakeFirstOrThrow();
        return { entries: rows, total: Number(total) };
      }),
    of: (submissionId) =>
      work(() => entries().where("submission_id", "=", submissionId).limit(200).execute()),
  };
}
