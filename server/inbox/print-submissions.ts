import { cutText } from "../../formats/letters.ts";
import type { Submission } from "../store/submissions/submission-rows.ts";
import { formatReminder, indianTime } from "../submission/indian-time.ts";
import { describeFields } from "../submission/origin.ts";
import {
  cvAdvice,
  formatRupees,
  plainText,
  senderName,
  shortId,
  stateLabels,
  subjectOf,
} from "../submission/submission.ts";

/** The columns of the inbox's list; the commands add one for the delivery. */
export const listColumns = ["ID", "Received", "Kind", "Name", "Phone", "About", "State"];

export function listRow({ id, receivedAt, kind, fields, state }: Submission): string[] {
  return [
    shortId(id),
    indianTime(receivedAt),
    kind,
    senderName(fields),
    fields.phone ?? "",
    subjectOf(kind, fields),
    stateLabels[state],
  ];
}

export function describeSubmission(submission: Submission): string {
  const { id, receivedAt, kind, state, spamReason, fields, cv, mail, mailError, webhook } = submission;
  const { doneAt, rupees, assignedTo, remindOn, notes } = submission;
  const { message, ...facts } = fields;
  const lines = [
    ["ID", id],
    ["Received", `${indianTime(receivedAt)} (India)`],
    ["Kind", kind],
    ["State", stateLabels[state]],
    ...(rupees === undefined ? [] : [["Amount", formatRupees(rupees)]]),
    ...(state === "quarantined" && spamReason ? [["Looked like spam", spamReason]] : []),
    ...(doneAt ? [["Done", `${indianTime(doneAt)} (India)`]] : []),
    ...(assignedTo ? [["Assigned to", assignedTo]] : []),
    ...(remindOn ? [["Reminder", formatReminder(remindOn)]] : []),
    ["Mail", withError(mailStatus(submission), mail === "none" ? undefined : mailError)],
    ...(webhook ? [["Webhook", withError(webhook.state, webhook.error)]] : []),
    ...describeFields(facts).map(({ label, value }) => [label, value]),
    ...(cv ? [["CV", describeCv(cv)]] : []),
  ];
  const width = Math.max(...lines.map(([name = ""]) => name.length));
  const table = lines.map(
    ([name = "", value = ""]) => `${name.padEnd(width)}  ${plainText(value).replaceAll("\n", " ")}`,
  );
  const noteLines = notes.map(({ at, by, text }) => `\n${indianTime(at)}, ${plainText(`${by}: ${text}`)}`);
  return [...table, ...(message ? ["", plainText(message)] : []), ...noteLines].join("\n");
}

export function mailStatus({ mail, mailAttempts, mailDueAt }: Submission): string {
  if (mail === "none") return "-";
  if (mail === "unmailed" && mailAttempts > 0 && mailDueAt)
    return `unmailed after ${mailAttempts} ${mailAttempts === 1 ? "try" : "tries"}, next ${indianTime(mailDueAt)}`;
  return mail;
}

function describeCv({ name, kind, size, mark }: NonNullable<Submission["cv"]>): string {
  const file = `${name} (${kind}, ${Math.ceil(size / 1024)} KB)`;
  return mark ? `CAREFUL, it ${mark}. ${cvAdvice} ${file}` : file;
}

function withError(status: string, error: string | undefined): string {
  return error ? `${status} (${error})` : status;
}

/** Characters of a cell, enough for when a mail is tried next: what is longer is shown in full by `show`. */
const cellLength = 60;

export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) =>
    row.map((cell) => cutText(plainText(cell).replaceAll("\n", " "), cellLength)),
  );
  const widths = headings.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
