import { indianOffset } from "../../formats/indian-day.ts";
import { type Cell, formatCsv, formatCsvRows } from "../../formats/spreadsheet.ts";
import type { Submission } from "../store/submissions/submission-rows.ts";
import { fieldLabel, fieldLabels, latinDigits } from "../submission/form-rules.ts";
import type { ExportQuery } from "../submission/list-query.ts";
import { isTrace, originOf, sourceLabel } from "../submission/origin.ts";
import { senderName, stateLabels, subjectOf } from "../submission/submission.ts";

/** Everything as a table for spreadsheets. */
export function formatSubmissions(submissions: readonly Submission[]): string {
  return headings + rowsOf(submissions);
}

/**
 * The same in pieces for little memory; none before the first batch, in case the store is away.
 * @param by everything, or what the books need of what was won
 */
export async function* exportSubmissions(
  by: ExportQuery["by"],
  batches: AsyncIterable<Submission[]>,
): AsyncGenerator<string, void> {
  let next = by === "won" ? wonHeadings : headings;
  for await (const batch of batches) {
    yield next + (by === "won" ? wonRowsOf(batch) : rowsOf(batch));
    next = "";
  }
  yield next;
}

// biome-ignore format: a list of words
const before = [
  "Received (India)", "Kind", "State", "Rupees without GST", "Closed at the desk (India)", "Assigned to", "Reminder",
  "Came from", "Campaign", "Board or society",
];
/** What was typed; of where it came from, the columns before say enough, and JSON has it all. */
const names = Object.keys(fieldLabels).filter((name) => name !== "via" && !isTrace(name));
const headings = formatCsv([[...before, ...names.map(fieldLabel), "CV", "Notes"]]);

const wonHeadings = formatCsv([
  ["Won on", "Name", "Phone", "E-mail", "Service", "Board or society", "Rupees without GST"],
]);

function wonRowsOf(submissions: readonly Submission[]): string {
  const rows = submissions.map(({ fields, wonAt, kind, rupees }): Cell[] => [
    wonAt ? timeIn(wonAt).slice(0, 10) : "",
    senderName(fields),
    { digits: latinDigits(fields.phone ?? "") },
    fields.email ?? "",
    subjectOf(kind, fields),
    originOf(fields).board,
    String(rupees ?? ""),
  ]);
  return formatCsvRows(rows);
}

function rowsOf(submissions: readonly Submission[]): string {
  const rows = submissions.map((submission) => [
    timeIn(submission.receivedAt),
    submission.kind,
    stateLabels[submission.state],
    String(submission.rupees ?? ""),
    submission.doneAt ? timeIn(submission.doneAt) : "",
    submission.assignedTo ?? "",
    submission.remindOn?.replace("T", " ") ?? "",
    ...describeOrigin(submission.fields),
    ...names.map((name): Cell => {
      const value = submission.fields[name] ?? "";
      return name === "phone" ? { digits: latinDigits(value) } : value;
    }),
    submission.cv?.name ?? "",
    submission.notes.map(({ at, by, text }) => `${timeIn(at)} ${by}: ${text}`).join("\n"),
  ]);
  return formatCsvRows(rows);
}

function describeOrigin(fields: Record<string, string>): string[] {
  const { source, campaign, board } = originOf(fields);
  return [sourceLabel(source), campaign, board];
}

/** Such as 2026-11-23 10:19, the time in India. */
function timeIn(iso: string): string {
  return new Date(Date.parse(iso) + indianOffset).toISOString().slice(0, 16).replace("T", " ");
}

/** JSON that is safe to print on a terminal: what could control it or change the writing direction is escaped. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
