import type { Submission } from "../store/inbox-queries.ts";
import { fieldLabels } from "../submission/field-labels.ts";
import { indianTime } from "../submission/indian-time.ts";
import { formatCsv } from "./format-csv.ts";

/** Submissions as a table for spreadsheets, with readable labels and Indian times. */
export function submissionsAsCsv(submissions: readonly Submission[]): string {
  return csvHeadings + csvRows(submissions);
}

/** The first line of the table. */
export const csvHeadings = formatCsv([
  ["ID", "Received (India)", "Kind", "State", "Mail", ...Object.values(fieldLabels), "CV"],
]);

/** Further lines of the table. */
export function csvRows(submissions: readonly Submission[]): string {
  const names = Object.keys(fieldLabels);
  const rows = submissions.map((submission) => [
    submission.id,
    indianTime(submission.receivedAt),
    submission.kind,
    submission.state,
    submission.mail,
    ...names.map((name) => submission.fields[name] ?? ""),
    submission.cv?.name ?? "",
  ]);
  return formatCsv(rows);
}
