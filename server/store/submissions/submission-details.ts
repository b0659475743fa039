import { fieldLabel } from "../../submission/form-rules.ts";
import type { ListQuery } from "../../submission/list-query.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database.ts";
import { readQuery, senderKeys } from "../search/words.ts";
import { byTime, findNeighbours } from "./list-submissions.ts";
import {
  cvOf,
  fieldsOf,
  type Line,
  lineOf,
  readInOrder,
  readNotes,
  type SubmissionRow,
  submissionRows,
} from "./submission-rows.ts";

/** All of one submission, but for its history. @returns undefined if there is none */
export async function readDetails(
  database: Pick<Database, "db" | "search">,
  clock: Clock,
  id: string,
  query: ListQuery,
) {
  const { db } = database;
  const row = await submissionRows(db).where("submissions.id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const line = lineOf(row);
  const hidden = line.state === "withdrawn";
  const { message = "", ...fields } = fieldsOf(row);
  const cv = cvOf(row);
  return {
    ...line,
    /** In the order of the form, without the message. `name` is the field's name in the form. */
    fields: Object.entries(fields).map(([name, value]) => ({ name, label: fieldLabel(name), value })),
    message,
    cv: cv ? { ...cv, mark: cv.mark ?? null } : null,
    mailError: hidden ? null : row.mail_error,
    notesWritten: hidden ? [] : ((await readNotes(db, [id])).get(id) ?? []),
    others: await readOthers(database, row),
    ...(await findNeighbours(database, clock, query, { id, received_at: row.received_at })),
  };
}

/** Lines at most of what else a sender sent. */
const maxOthers = 20;

/**
 * What else came from the same sender, newest first: with the same e-mail address or telephone number as people see them. What
 * is withdrawn is not among it.
 */
async function readOthers(
  { db, search }: Pick<Database, "db" | "search">,
  row: SubmissionRow,
): Promise<Line[]> {
  const { phone, email } = senderKeys(fieldsOf(row));
  const queries = [
    ...(phone ? [[[[{ word: phone, prefix: true }]]]] : []),
    ...(email ? [readQuery(email)] : []),
  ];
  const states = ["new", "done", "quarantined", "spam"] as const;
  const hits = (
    await Promise.all(queries.map((terms) => search.find(terms, { states }, 5 * maxOthers)))
  ).flat();
  const ids = new Set(hits.sort(byTime).map(({ id }) => id));
  ids.delete(row.id);
  const found = await readInOrder(db, [...ids], (other) => ({ other, keys: senderKeys(fieldsOf(other)) }));
  return found
    .filter(({ keys }) => (phone && keys.phone === phone) || (email && keys.email === email))
    .slice(0, maxOthers)
    .map(({ other }) => lineOf(other));
}
