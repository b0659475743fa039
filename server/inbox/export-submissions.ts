import type { Submission } from "../store/submissions/submission-rows.ts";
import { fieldLabels } from "../submission/form-rules.ts";
import { indianOffset } from "../submission/indian-time.ts";
import { withMailState } from "../submission/submission.ts";
import { type Cell, formatCsv } from "./format-csv.ts";
import { formatJson } from "./format-json.ts";

/**
 * Everything as a text file, in pieces, so that it needs little memory however many submissions there are. Nothing comes before
 * the first batch has been read, so that an unreachable store is noticed before anything is sent.
 * @param mails whether mail is set up
 */
export async function* exportSubmissions(
  as: "csv" | "json",
  batches: AsyncIterable<Submission[]> | Iterable<Submission[]>,
  mails: boolean,
): AsyncGenerator<string, void> {
  // Without the mark, Excel reads UTF-8 in the machine's old encoding and shows Hindi as gibberish.
  const [head, between, end, none] =
    as === "csv" ? [`\ufeff${headings}`, "", "", ""] : ["[\n  ", ",\n  ", "\n]\n", "[]\n"];
  const textOf = as === "csv" ? rowsOf : listOf;
  let next = head;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield next + textOf(batch.map((one) => withMailState(one, mails)));
    next = between;
  }
  yield next !== head ? end : none || head;
}

const listOf = (batch: readonly Submission[]) =>
  batch.map((one) => formatJson(one).replaceAll("\n", "\n  ")).join(",\n  ");

const before = ["ID", "Received (India)", "Kind", "State", "Done (India)", "Assigned to", "Reminder", "Mail"];
const headings = formatCsv([[...before, ...Object.values(fieldLabels), "CV", "Notes"]]);

/** Lines of a table for spreadsheets, with readable labels; days and times are such as spreadsheets sort. */
function rowsOf(submissions: readonly Submission[]): string {
  const names = Object.keys(fieldLabels);
  const rows = submissions.map((submission) => [
    submission.id,
    timeIn(submission.receivedAt),
    submission.kind,
    submission.state,
    submission.doneAt ? timeIn(submission.doneAt) : "",
    submission.assignedTo ?? "",
    submission.remindOn ?? "",
    submission.mail,
    ...names.map((name): Cell => {
      const value = submission.fields[name] ?? "";
      return name === "phone" ? { digits: value } : value;
    }),
    submission.cv?.name ?? "",
    submission.notes.map(({ at, by, text }) => `${timeIn(at)} ${by}: ${text}`).join("\n"),
  ]);
  return formatCsv(rows);
}

/** Such as 2026-11-23 10:19, the time in India. */
function timeIn(iso: string): string {
  return new Date(Date.parse(iso) + indianOffset).toISOString().slice(0, 16).replace("T", " ");
}
