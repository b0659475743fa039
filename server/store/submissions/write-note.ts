import type { Person } from "../../submission/staff.ts";
import { holdForChange } from "../change-submission.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database.ts";
import type { Note } from "./submission-rows.ts";
import { writeRecord } from "./write-record.ts";

/** What became of a note: `taken` if another one already has its ID. */
export type NoteOutcome = { done: true; note: Note } | { done: false; why: "gone" | "withdrawn" | "taken" };

/** Keeps a note, only once however often it is sent, with an entry in the record. */
export async function writeNote(
  { db }: Pick<Database, "db">,
  clock: Clock,
  submission_id: string,
  { id, ...note }: Pick<Note, "id" | "text">,
  who: Person,
): Promise<NoteOutcome> {
  // PostgreSQL cannot store these characters.
  const text = note.text.replaceAll("\0", "").toWellFormed();
  return db.transaction().execute(async (transaction) => {
    // Locked until the note is written, so that the submission is not withdrawn or erased in between.
    const row = await holdForChange(transaction, submission_id, clock.now());
    if (!row) return { done: false, why: "gone" };
    if (row.state === "withdrawn") return { done: false, why: "withdrawn" };
    const inserted = await transaction
      .insertInto("notes")
      .values({ id, submission_id, at: clock.now(), by_id: who.id ?? "", by_name: who.name, text })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0)
      await writeRecord(transaction, clock, {
        who,
        what: "wrote a note",
        submissionId: submission_id,
      });
    const kept = await transaction.selectFrom("notes").selectAll().where("id", "=", id).executeTakeFirst();
    if (kept?.submission_id !== submission_id || kept.text !== text || kept.by_id !== (who.id ?? ""))
      return { done: false, why: "taken" };
    return { done: true, note: { id, at: kept.at, by: kept.by_name, text } };
  });
}
