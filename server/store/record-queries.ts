import { pageSize } from "../submission/list-query.ts";
import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";
import { type NewEntry, writeRecord } from "./submissions/write-record.ts";

export function recordQueries({ db }: Database, work: RunTask, clock: Clock) {
  const rows = () =>
    db
      .selectFrom("desk_record as entry")
      .leftJoin("desk_users as user", "user.id", "entry.who_id")
      .select(["entry.id", "entry.at", "entry.who", "entry.who_id", "entry.what"])
      .select(["entry.submission_id as submission", "entry.detail", "user.email"])
      .select(({ selectFrom }) => {
        const ids = () => selectFrom("desk_record as other").whereRef("other.who", "=", "entry.who");
        return [
          ids()
            .select(({ fn }) => fn.min("other.who_id").as("id"))
            .as("first_id"),
          ids()
            .select(({ fn }) => fn.max("other.who_id").as("id"))
            .as("last_id"),
        ];
      })
      .orderBy("entry.id", "desc");
  type Row = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number];
  const entryOf = ({ who_id: id, email, first_id, last_id, ...entry }: Row) => ({
    ...entry,
    /** Which account it was, where the record has others of the same name; no address once the account is gone. */
    namesake: id === null || first_id === last_id ? null : { id, email },
  });

  return {
    note: (entry: NewEntry) => work(() => writeRecord(db, clock, entry)),
    /** Newest first, `pageSize` on a page. */
    read: (page: number) =>
      work(async () => {
        const found = await rows()
          .limit(pageSize)
          .offset((page - 1) * pageSize)
          .execute();
        const { total } = await db
          .selectFrom("desk_record")
          .select(({ fn }) => fn.countAll().as("total"))
          .executeTakeFirstOrThrow();
        return { entries: found.map(entryOf), total: Number(total) };
      }),
    /** What was done with a submission, newest first, at most the last 200 entries. */
    of: (submissionId: string) =>
      work(async () => {
        const found = await rows().where("entry.submission_id", "=", submissionId).limit(200).execute();
        return found.map(entryOf);
      }),
  };
}
