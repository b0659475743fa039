import type { Submission } from "../store/desk/submission-rows.ts";
import { fieldLabels } from "../submission/field-labels.ts";
import { indianTime } from "../submission/indian-time.ts";
import { formatCsv } from "./format-csv.ts";
import { formatJson } from "./format-json.ts";

/**
 * Everything as a text file, in pieces, so that it needs little memory however many submissions there are. Nothing comes before
 * the first batch has been read, so that an unreachable store is noticed before anything is sent.
 */
export async function* exportSubmissions(
  as: "csv" | "json",
  batches: AsyncIterable<Submission[]> | Iterable<Submission[]>,
): AsyncGenerator<string, void> {
  // Without the mark, Excel reads UTF-8 in the machine's old encoding and shows Hindi as gibberish.
  const [head, between, end, none] =
    as === "csv" ? [`\ufeff${headings}`, "", "", ""] : ["[\n  ", ",\n  ", "\n]\n", "[]\n"];
  const textOf = as === "csv" ? rowsOf : listOf;
  let before = head;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + textOf(batch);
    before = between;
  }
  yield before !== head ? end : none || head;
}

const listOf = (batch: readonly Submission[]) =>
  batch.map((one) => formatJson(one).replaceAll("\n", "\n  ")).join(",\n  ");

const headings = formatCsv([
  ["ID", "Received (India)", "Kind", "State", "Mail", ...Object.values(fieldLabels), "CV"],
]);

/** Lines of a table for spreadsheets, with readable labels and Indian times. */
function rowsOf(submissions: readonly Submission[]): string {
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
