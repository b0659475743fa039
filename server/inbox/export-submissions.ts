import type { Submission } from "../store/inbox-queries.ts";
import { fieldLabels } from "../submission/field-labels.ts";
import { indianTime } from "../submission/indian-time.ts";
import { formatCsv } from "./format-csv.ts";

/** Everything about submissions as a table for spreadsheets: field labels in words, times as in India. */
export function submissionsAsCsv(submissions: readonly Submission[]): string {
  return csvHeadings + csvRows(submissions);
}

/** The first line of that table. */
export const csvHeadings = formatCsv([
  ["ID", "Received (India)", "Kind", "State", "Mail", ...Object.values(fieldLabels), "CV"],
]);

/** Its further lines, some at a time. */
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
