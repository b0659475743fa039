import { senderName, subjectOf } from "../../submission/headline.ts";
import { cvOf, fieldsOf, mailState, type SubmissionRow } from "./submission-rows.ts";

/** Characters of a message that the list shows. */
const previewLength = 160;

/** A line of the list; of a withdrawn submission it shows only that it exists. Times are ISO 8601 in UTC. */
export function lineOf(row: SubmissionRow) {
  const { id, kind, state, version, suspicion } = row;
  const hidden = state === "withdrawn";
  const fields = fieldsOf(row);
  const cv = cvOf(row);
  return {
    id,
    kind,
    state,
    receivedAt: row.received_at,
    name: senderName(fields),
    /** The service or the position. */
    about: subjectOf(kind, fields),
    firstWords: preview(fields.message ?? ""),
    mail: mailState(row),
    spamReason: suspicion,
    assignedTo: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? "" },
    /** A day in India. */
    remindOn: row.remind_on,
    notes: hidden ? 0 : Number(row.notes),
    hasCv: cv !== undefined,
    /** Something suspicious was found in the CV. */
    careful: cv?.mark !== undefined,
    version,
  };
}

export type Line = ReturnType<typeof lineOf>;

/** The beginning of a text, cut between two words. */
function preview(text: string): string {
  const line = text
    .slice(0, 10 * previewLength)
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= previewLength) return line;
  const cut = line.slice(0, previewLength - 1).replace(/ \S*$/, "");
  return `${cut.toWellFormed()}…`;
}
