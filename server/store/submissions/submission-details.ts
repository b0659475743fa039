import { describeFields } from "../../submission/origin.ts";
import { states } from "../../submission/submission.ts";
import type { Database } from "../database.ts";
import { readQuery, senderKeys } from "../search/words.ts";
import { compareByTime } from "./list-submissions.ts";
import {
  createLine,
  type Line,
  parseFields,
  readCv,
  readInOrder,
  readNotes,
  submissionRows,
} from "./submission-rows.ts";

/** All of one submission, but for its history. @returns undefined if there is none */
export async function readDetails(database: Pick<Database, "reader" | "search">, id: string) {
  const { reader } = database;
  const row = await submissionRows(reader).where("submissions.id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const line = createLine(row);
  const { message = "", ...fields } = parseFields(row);
  const cv = readCv(row);
  return {
    ...line,
    /** In the order of the form, without the message; then where it came from. `name` is the field's name in the form. */
    fields: describeFields(fields),
    message,
    cv: cv ? { ...cv, mark: cv.mark ?? null } : null,
    mailError: row.mail_error,
    notesWritten: (await readNotes(reader, [id])).get(id) ?? [],
    others: await findRelated(database, parseFields(row), row.id),
  };
}

const maxRelated = 20;

/** What else came from the same e-mail address or telephone number, newest first. */
export async function findRelated(
  { reader, search }: Pick<Database, "reader" | "search">,
  fields: Record<string, string>,
  ownId = "",
): Promise<Line[]> {
  const { phone, email } = senderKeys(fields);
  const queries = [
    ...(phone ? [[[[{ word: phone, prefix: true }]]]] : []),
    ...(email ? [readQuery(email)] : []),
  ];
  const hits = (
    await Promise.all(queries.map((terms) => search.find(terms, { states }, 5 * maxRelated)))
  ).flat();
  const ids = new Set(hits.sort(compareByTime).map(({ id }) => id));
  ids.delete(ownId);
  const related = await readInOrder(reader, [...ids], (other) => ({
    other,
    keys: senderKeys(parseFields(other)),
  }));
  return related
    .filter(({ keys }) => (phone && keys.phone === phone) || (email && keys.email === email))
    .slice(0, maxRelated)
    .map(({ other }) => createLine(other));
}
