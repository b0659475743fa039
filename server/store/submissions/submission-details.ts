import { describeFields } from "../../submission/origin.ts";
import type { Database } from "../database.ts";
import { findRelated, markSenders } from "./senders.ts";
import {
  describeCv,
  parseSubmittedFields,
  readNotes,
  submissionRows,
  summarizeSubmission,
} from "./submission-rows.ts";

/** All of one submission, but for its history. @returns undefined if there is none */
export async function readDetails(database: Pick<Database, "reader" | "search">, id: string) {
  const { reader } = database;
  const row = await submissionRows(reader).where("submissions.id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const [line = summarizeSubmission(row)] = await markSenders(database, [summarizeSubmission(row)]);
  const { message = "", ...fields } = parseSubmittedFields(row);
  const cv = describeCv(row);
  return {
    ...line,
    /** In the order of the form, without the message; then where it came from. `name` is the field's name in the form. */
    fields: describeFields(fields),
    message,
    cv: cv ? { ...cv, mark: cv.mark ?? null } : null,
    mailError: row.mail_error,
    notesWritten: (await readNotes(reader, [id])).get(id) ?? [],
    others: await findRelated(database, parseSubmittedFields(row), row.id),
  };
}
