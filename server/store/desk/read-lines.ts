import type { Kysely } from "kysely";
import type { Line } from "../../submission/desk-answers.ts";
import { senderName, subjectOf } from "../../submission/headline.ts";
import type { Tables } from "../database.ts";
import { mailState } from "../inbox-queries.ts";

/** Characters of a message that the list shows. */
const previewLength = 160;

/** Lines for these IDs, in their order; those that no longer exist are left out. */
export async function readLines(db: Kysely<Tables>, ids: readonly string[]): Promise<Line[]> {
  if (ids.length === 0) return [];
  const rows = await lineRows(db).where("submissions.id", "in", ids).execute();
  const lines = new Map(rows.map((row) => [row.id, lineOf(row)]));
  return ids.flatMap((id) => lines.get(id) ?? []);
}

export function lineRows(db: Kysely<Tables>) {
  return db
    .selectFrom("submissions")
    .leftJoin("cvs", "cvs.submission_id", "submissions.id")
    .leftJoin("outbox", "outbox.submission_id", "submissions.id")
    .select(["submissions.id", "submissions.kind", "received_at", "submissions.state", "suspicion", "fields"])
    .select(["version", "assigned_to", "assigned_name"])
    .select(["cvs.kind as cv_kind", "outbox.state as mail"])
    .select((row) =>
      row
        .selectFrom("notes")
        .whereRef("notes.submission_id", "=", "submissions.id")
        .select(({ fn }) => fn.countAll().as("count"))
        .as("notes"),
    );
}
export type LineRow = Awaited<ReturnType<ReturnType<typeof lineRows>["execute"]>>[number];

/** Of a withdrawn submission the line shows only that it exists. */
export function lineOf(row: LineRow): Line {
  const { id, kind, state, version, suspicion } = row;
  const hidden = state === "withdrawn";
  const fields: Record<string, string> = hidden ? {} : JSON.parse(row.fields);
  return {
    id,
    kind,
    state,
    receivedAt: row.received_at,
    name: senderName(fields),
    about: subjectOf(kind, fields),
    firstWords: preview(fields.message ?? ""),
    mail: mailState(row.mail, hidden),
    spamReason: suspicion,
    assignedTo: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? "" },
    notes: hidden ? 0 : Number(row.notes),
    hasCv: !hidden && row.cv_kind !== null,
    version,
  };
}

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
