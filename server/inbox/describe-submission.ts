import type { Submission } from "../store/inbox-queries.ts";
import { fieldLabel } from "../submission/field-labels.ts";
import { indianTime } from "../submission/indian-time.ts";
import { plainText } from "../submission/plain-text.ts";
import { shortId } from "../submission/short-id.ts";

/** The columns of the inbox's list. */
export const listColumns = ["ID", "Received", "Kind", "Name", "Phone", "About", "State", "Mail"];

/** One line of the inbox's list. */
export function listRow(submission: Submission): string[] {
  const { id, receivedAt, kind, fields, state } = submission;
  return [
    shortId(id),
    indianTime(receivedAt),
    kind,
    nameOf(submission),
    fields.phone ?? "",
    (kind === "enquiry" ? fields.service : fields.position) ?? "",
    state,
    mailOf(submission),
  ];
}

/** Everything about one submission, a line each. */
export function describeSubmission(submission: Submission): string {
  const { id, receivedAt, kind, state, spamReason, fields, cv, mailError, webhook } = submission;
  const lines = [
    ["ID", id],
    ["Received", `${indianTime(receivedAt)} (India)`],
    ["Kind", kind],
    ["State", state === "withdrawn" ? "withdrawn: personal data is hidden until it is purged" : state],
    ...(state === "quarantined" && spamReason ? [["Looked like spam", spamReason]] : []),
    ["Mail", mailError ? `${mailOf(submission)} (${mailError})` : mailOf(submission)],
    ...(webhook ? [["Webhook", webhook.error ? `${webhook.state} (${webhook.error})` : webhook.state]] : []),
    ...Object.entries(fields)
      .filter(([name]) => name !== "message")
      .map(([name, value]) => [fieldLabel(name), value]),
    ...(cv
      ? [
          [
            "CV",
            `${cv.mark ? `CAREFUL, it ${cv.mark}. ` : ""}${cv.name} (${cv.kind}, ${Math.ceil(cv.size / 1024)} KB): npm run inbox -- cv ${shortId(id)}`,
          ],
        ]
      : []),
  ];
  const width = Math.max(...lines.map(([name = ""]) => name.length));
  const table = lines.map(
    ([name = "", value = ""]) => `${name.padEnd(width)}  ${plainText(value).replaceAll("\n", " ")}`,
  );
  return [...table, ...(fields.message ? ["", plainText(fields.message)] : [])].join("\n");
}

/** What a person is called in either form. */
export function nameOf({ fields }: Submission): string {
  return fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(" ");
}

function mailOf({ mail, mailAttempts, mailDueAt }: Submission): string {
  if (mail === "none") return "-";
  if (mail === "unmailed" && mailAttempts > 0 && mailDueAt) {
    return `unmailed after ${mailAttempts} tries, next ${indianTime(mailDueAt)}`;
  }
  return mail;
}
