import type { Kysely } from "kysely";
import { pageSize } from "../submission/list-query.ts";
import { normalizeName, type Person } from "../submission/staff.ts";
import { senderName } from "../submission/submission.ts";
import type { Clock } from "./clock.ts";
import { countRows, type Database, type RunTask, type Tables } from "./database.ts";

export const enteredEntry = "entered it by hand";

export function createRecordQueries({ db, reader }: Database, work: RunTask, clock: Clock) {
  const rows = () =>
    reader
      .selectFrom("desk_record as entry")
      .leftJoin("desk_users as user", "user.id", "entry.who_id")
      .leftJoin("submissions", "submissions.id", "entry.submission_id")
      .select(["entry.id", "entry.at", "entry.who", "entry.who_id", "entry.what"])
      .select(["entry.submission_id as submission", "entry.detail", "user.email"])
      .select(["submissions.kind", "submissions.fields"])
      .select(({ selectFrom }) => {
        const others = selectFrom("desk_record as other").whereRef("other.who", "=", "entry.who");
        const edge = (which: "min" | "max") => others.select(({ fn }) => fn[which]("other.who_id").as("id"));
        return [edge("min").as("first_id"), edge("max").as("last_id")];
      })
      .orderBy("entry.id", "desc");
  type Row = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number];
  const entryOf = ({ who_id: id, email, first_id, last_id, kind, fields, ...entry }: Row) => ({
    ...entry,
    /** Who sent what this is about; null if it is no longer there. */
    sender: kind && { kind, name: senderName(JSON.parse(fields ?? "{}")) },
    /** Which account it was, where the record has others of the same name; no address once the account is gone. */
    namesake: id === null || first_id === last_id ? null : { id, email },
  });

  return {
    note: (entry: NewEntry) => work(() => writeRecord(db, clock, entry)),
    /** Newest first, `pageSize` on a page; by one name, or by all. `people` are the names in it. */
    read: (page: number, who?: string) =>
      work(async () => {
        // Only what is on the page is joined with the rest, not what lies before it.
        const all = reader.selectFrom("desk_record");
        const theirs = who === undefined ? all : all.where("who", "=", who);
        const shown = theirs
          .select("id")
          .orderBy("id", "desc")
          .limit(pageSize)
          .offset((page - 1) * pageSize);
        const entries = await rows().where("entry.id", "in", shown).execute();
        const total = await countRows(reader, theirs.select("id"));
        const people = await all.select("who").distinct().orderBy("who").execute();
        return { entries: entries.map(entryOf), total, people: people.map(({ who }) => who) };
      }),
    /** What was done with a submission, newest first, at most the last 200 entries. */
    of: (submissionId: string) =>
      work(async () => {
        const entries = await rows().where("entry.submission_id", "=", submissionId).limit(200).execute();
        return entries.map(entryOf);
      }),
  };
}

/** An entry of the record. It must contain nothing that a visitor wrote, because it outlives their data. */
export type NewEntry = { who: Person; what: string; submissionId?: string | null; detail?: string };

/** @param on the transaction of what is recorded, so that neither exists without the other */
export async function writeRecord(
  on: Kysely<Tables>,
  clock: Clock,
  { who, what, submissionId = null, detail = "" }: NewEntry,
): Promise<void> {
  await on
    .insertInto("desk_record")
    .values({
      at: clock.now(),
      who: normalizeName(who.name),
      who_id: who.id,
      what,
      submission_id: submissionId,
      detail,
    })
    .execute();
}
