import type { Kysely } from "kysely";
import type { Line } from "../../submission/desk-answers.ts";
import type { Tables } from "../database.ts";
import { mailState } from "../inbox-queries.ts";

/** Characters of a message in the list. */
const firstLetters = 160;

/** Lines by their ids, in the order of these; an id that is gone is left out. */
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

/** Of one withdrawn, only that it is there. */
export function lineOf(row: LineRow): Line {
  const { id, kind, state, version, suspicion } = row;
  const hidden = state === "withdrawn";
  const fields: Record<string, string> = hidden ? {} : JSON.parse(row.fields);
  return {
    id,
    kind,
    state,
    receivedAt: row.received_at,
    name: fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(" "),
    about: (kind === "enquiry" ? fields.service : fields.position) ?? "",
    firstWords: oneLine(fields.message ?? ""),
    mail: mailState(row.mail, hidden),
    spamReason: suspicion,
    assignedTo: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? "" },
    notes: hidden ? 0 : Number(row.notes),
    hasCv: !hidden && row.cv_kind !== null,
    version,
  };
}

/** Cut at a whole character, such as people see it. */
function oneLine(text: string): string {
  const line = text
    .slice(0, 10 * firstLetters)
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= firstLetters) return line;
  let end = 0;
  for (const { segment, index } of graphemes.segment(line.slice(0, firstLetters + 40))) {
    if (index + segment.length > firstLetters - 1) break;
    end = index + segment.length;
  }
  return `${line.slice(0, end || firstLetters - 1)}…`;
}

const graphemes = new Intl.Segmenter("en-IN", { granularity: "grapheme" });
