import type { Kysely } from "kysely";
import type { MailState } from "../../submission/states.ts";
import type { Tables } from "../database.ts";

/** What the tables say about submissions, with the CV but for its bytes, the deliveries, and how many notes there are. */
export function submissionRows(db: Kysely<Tables>) {
  return db
    .selectFrom("submissions")
    .leftJoin("cvs", "cvs.submission_id", "submissions.id")
    .leftJoin("outbox", "outbox.submission_id", "submissions.id")
    .leftJoin("webhooks", "webhooks.submission_id", "submissions.id")
    .select(["submissions.id", "submissions.kind", "received_at", "submissions.state", "suspicion", "fields"])
    .select(["version", "assigned_to", "assigned_name"])
    .select(["cvs.kind as cv_kind", "cvs.name as cv_name", "cvs.size as cv_size", "cvs.mark as cv_mark"])
    .select(["outbox.state as mail", "outbox.error as mail_error", "outbox.attempts as attempts"])
    .select(["outbox.due_at as due_at", "webhooks.state as webhook", "webhooks.error as webhook_error"])
    .select((row) =>
      row
        .selectFrom("notes")
        .whereRef("notes.submission_id", "=", "submissions.id")
        .select(({ fn }) => fn.countAll().as("count"))
        .as("notes"),
    );
}
export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof submissionRows>["execute"]>>[number];

/** Reads these submissions, in this order; those that no longer exist are left out. */
export async function readInOrder<One>(
  db: Kysely<Tables>,
  ids: readonly string[],
  read: (row: SubmissionRow) => One,
): Promise<One[]> {
  if (ids.length === 0) return [];
  const rows = await submissionRows(db).where("submissions.id", "in", ids).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []).map(read);
}

/** A submission as the terminal and exports show it; of a withdrawn one nothing personal. */
export function submissionOf(row: SubmissionRow) {
  const hidden = row.state === "withdrawn";
  const unlessHidden = <Value>(value: Value | null) => (hidden ? undefined : (value ?? undefined));
  return {
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    state: row.state,
    spamReason: row.suspicion ?? undefined,
    fields: fieldsOf(row),
    cv: cvOf(row),
    mail: mailState(row),
    mailError: unlessHidden(row.mail_error),
    mailAttempts: row.attempts ?? 0,
    mailDueAt: row.mail === "waiting" ? unlessHidden(row.due_at) : undefined,
    /** Undefined if it is not sent to another program. */
    webhook:
      row.webhook && (!hidden || row.webhook === "sent")
        ? { state: row.webhook, error: unlessHidden(row.webhook_error) }
        : undefined,
  };
}
export type Submission = ReturnType<typeof submissionOf>;

/** What was sent, by the names of the form's fields. */
export function fieldsOf({ state, fields }: SubmissionRow): Record<string, string> {
  return state === "withdrawn" ? {} : JSON.parse(fields);
}

export function cvOf({ state, cv_kind: kind, cv_name, cv_size, cv_mark }: SubmissionRow) {
  if (state === "withdrawn" || kind === null) return undefined;
  return { kind, name: cv_name ?? "", size: cv_size ?? 0, mark: cv_mark ?? undefined };
}

/** Mail about a withdrawn submission is not sent, although it stays in the queue in case the withdrawal is undone. */
export function mailState({ mail, state }: Pick<SubmissionRow, "mail" | "state">): MailState {
  if (mail === null || (state === "withdrawn" && mail !== "sent")) return "none";
  return mail === "waiting" ? "unmailed" : mail;
}
