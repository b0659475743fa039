import { fieldLabel, fieldLabels } from "../../submission/field-labels.ts";
import type { ListQuery } from "../../submission/list-query.ts";
import type { Database } from "../database.ts";
import { lineOf } from "./line-of.ts";
import { findNeighbours } from "./list-submissions.ts";
import { cvOf, fieldsOf, submissionRows } from "./submission-rows.ts";

/** All of one submission, but for its history. @returns undefined if there is none */
export async function readDetails(database: Pick<Database, "db" | "search">, id: string, query: ListQuery) {
  const { db } = database;
  const row = await submissionRows(db).where("submissions.id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const line = lineOf(row);
  const hidden = line.state === "withdrawn";
  const { message = "", ...fields } = fieldsOf(row);
  const cv = cvOf(row);
  const order = Object.keys(fieldLabels);
  const names = [
    ...order.filter((name) => name in fields),
    ...Object.keys(fields).filter((name) => !order.includes(name)),
  ];
  return {
    ...line,
    /** In the order of the form, without the message. `name` is the field's name in the form. */
    fields: names.map((name) => ({ name, label: fieldLabel(name), value: String(fields[name]) })),
    message,
    cv: cv ? { ...cv, mark: cv.mark ?? null } : null,
    mailError: hidden ? null : row.mail_error,
    notesWritten: hidden ? [] : await readNotes(db, id),
    ...(await findNeighbours(database, query, { id, received_at: row.received_at })),
  };
}

async function readNotes(db: Database["db"], id: string) {
  const rows = await db
    .selectFrom("notes")
    .select(["id", "at", "by_name", "text"])
    .where("submission_id", "=", id)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ by_name, ...note }) => ({ ...note, by: by_name }));
}
