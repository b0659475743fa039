import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { indianDay } from "../../../formats/indian-day.ts";
import { cutText } from "../../../formats/letters.ts";
import { originOf } from "../../submission/origin.ts";
import { closedStates, type MailState, senderName, subjectOf } from "../../submission/submission.ts";
import type { Hit, Tables } from "../database.ts";

/** How the record names a reply that was begun. */
export const replyEntry = "began a reply";

/** When something was won. */
export const wonAt = sql<string>`coalesce(won_at, done_at)`;

/** What the tables say about submissions, with the CV but for its bytes, the deliveries, and how many notes there are. */
export function submissionRows(db: Kysely<Tables>) {
  return db
    .selectFrom("submissions")
    .leftJoin("cvs", "cvs.submission_id", "submissions.id")
    .leftJoin("outbox", "outbox.submission_id", "submissions.id")
    .leftJoin("webhooks", "webhooks.submission_id", "submissions.id")
    .select(["submissions.id", "submissions.kind", "received_at", "submissions.state", "suspicion", "fields"])
    .select(["version", "assigned_to", "assigned_name", "remind_on", "done_at", "rupees"])
    .select(wonAt.as("won_at"))
    .select(["cvs.kind as cv_kind", "cvs.name as cv_name", "cvs.size as cv_size", "cvs.mark as cv_mark"])
    .select(["outbox.state as mail", "outbox.error as mail_error", "outbox.attempts as attempts"])
    .select(["outbox.due_at as due_at", "webhooks.state as webhook", "webhooks.error as webhook_error"])
    .select((row) =>
      row
        .selectFrom("notes")
        .whereRef("notes.submission_id", "=", "submissions.id")
        .select(({ fn }) => fn.countAll().as("count"))
        .as("notes"),
    )
    .select((row) =>
      row
        .selectFrom("desk_record")
        .whereRef("desk_record.submission_id", "=", "submissions.id")
        .where("desk_record.what", "=", replyEntry)
        .orderBy("desk_record.id", "desc")
        .limit(1)
        .select("who")
        .as("replied_by"),
    );
}
export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof submissionRows>["execute"]>>[number];

/** Reads these submissions, in this order; those that no longer exist are left out. */
export async function readInOrder<Result>(
  db: Kysely<Tables>,
  ids: readonly string[],
  read: (row: SubmissionRow) => Result,
): Promise<Result[]> {
  if (ids.length === 0) return [];
  const rows = await submissionRows(db).where("submissions.id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(read);
}

export function compareByTime(a: Hit, b: Hit): number {
  if (a.received_at !== b.received_at) return a.received_at < b.received_at ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

/** Some IDs, at least one, or a query that finds them. */
type Ids = readonly string[] | SelectQueryBuilder<Tables, "submissions", { id: string }>;

/** Submissions as the terminal and exports show them, newest first. */
export async function readSubmissions(db: Kysely<Tables>, ids: Ids) {
  const notes = await readNotes(db, ids);
  const query = submissionRows(db).where("submissions.id", "in", ids);
  const rows = await query.orderBy("received_at", "desc").orderBy("submissions.id").execute();
  return rows.map((row) => createSubmission(row, notes.get(row.id)));
}

export async function readNotes(db: Kysely<Tables>, ids: Ids) {
  const rows = await db
    .selectFrom("notes")
    .select(["id", "submission_id", "at", "by_name as by", "text"])
    .where("submission_id", "in", ids)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const bySubmission = Map.groupBy(rows, ({ submission_id }) => submission_id);
  return new Map(
    [...bySubmission].map(([id, notes]) => [id, notes.map(({ submission_id: _, ...note }) => note)]),
  );
}
export type Note = { id: string; at: string; by: string; text: string };

/** A submission as the terminal and exports show it. */
function createSubmission(row: SubmissionRow, notes: readonly Note[] = []) {
  return {
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    state: row.state,
    spamReason: row.suspicion ?? undefined,
    doneAt: closedStates.includes(row.state) ? (row.done_at ?? undefined) : undefined,
    wonAt: row.state === "won" ? row.won_at : undefined,
    rupees: row.rupees ?? undefined,
    assignedTo: row.assigned_name ?? undefined,
    remindOn: row.remind_on ?? undefined,
    fields: parseSubmittedFields(row),
    notes: notes.map(({ at, by, text }) => ({ at, by, text })),
    cv: describeCv(row),
    mail: findMailState(row),
    mailError: row.mail_error ?? undefined,
    mailAttempts: row.attempts ?? 0,
    mailDueAt: row.mail === "waiting" ? (row.due_at ?? undefined) : undefined,
    /** Undefined if it is not sent to another program. */
    webhook: row.webhook ? { state: row.webhook, error: row.webhook_error ?? undefined } : undefined,
  };
}
export type Submission = ReturnType<typeof createSubmission>;

/** What was sent, by the names of the form's fields. */
export function parseSubmittedFields({ fields }: SubmissionRow): Record<string, string> {
  return JSON.parse(fields);
}

export function describeCv({ cv_kind: kind, cv_name, cv_size, cv_mark }: SubmissionRow) {
  if (kind === null) return undefined;
  return { kind, name: cv_name ?? "", size: cv_size ?? 0, mark: cv_mark ?? undefined };
}

/** Mail about spam is not sent, although it stays in the queue in case that is undone. */
function findMailState({ mail, state }: Pick<SubmissionRow, "mail" | "state">): MailState {
  if (mail === null || (state === "spam" && mail !== "sent")) return "none";
  return mail === "waiting" ? "unmailed" : mail;
}

/** Characters of a message that the list shows. */
const previewLength = 160;

/** A line of the list. Times are ISO 8601 in UTC. */
export function summarizeSubmission(row: SubmissionRow) {
  const { id, kind, state, version, suspicion } = row;
  const fields = parseSubmittedFields(row);
  const { source, campaign, board } = originOf(fields);
  const cv = describeCv(row);
  return {
    id,
    kind,
    state,
    receivedAt: row.received_at,
    name: senderName(fields),
    phone: fields.phone ?? "",
    email: fields.email ?? "",
    /** Whether something else came from this number or address, and whether its sender is blocked (`markSenders`). */
    isDouble: false,
    isBlocked: false,
    /** Who began the latest reply. */
    repliedBy: row.replied_by,
    about: subjectOf(kind, fields),
    source,
    campaign,
    board,
    rupees: row.rupees,
    wonOn: row.state === "won" ? indianDay(new Date(row.won_at)) : null,
    firstWords: createPreview(fields.message ?? ""),
    mail: findMailState(row),
    spamReason: suspicion,
    assignedTo: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? "" },
    remindOn: row.remind_on,
    notes: Number(row.notes),
    hasCv: cv !== undefined,
    /** Something suspicious was found in the CV. */
    careful: cv?.mark !== undefined,
    version,
  };
}

export type SubmissionSummary = ReturnType<typeof summarizeSubmission>;

/** The beginning of a text, cut between two words. */
function createPreview(text: string): string {
  const line = text
    .slice(0, 10 * previewLength)
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= previewLength) return line;
  return `${cutText(line, previewLength - 1)
    .replace(/ \S*$/, "")
    .toWellFormed()}…`;
}
