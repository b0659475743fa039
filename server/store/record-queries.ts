import { pageSize, type RecordEntry } from "../desk/rules.ts";
import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";

/** What goes into the record. Nothing that a visitor wrote may stand in it: it outlasts their data. */
export type NewEntry = { who: string; what: string; submissionId?: string | null; detail?: string };

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
    note: ({ who, what, submissionId = null, detail = "" }) =>
      work(async () => {
        await db
          .insertInto("desk_record")
          .values({ at: clock.now(), who, what, submission_id: submissionId, detail })
          .execute();
      }),
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
