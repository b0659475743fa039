import { sql } from "kysely";
import { indianMonthSpan } from "../../submission/indian-time.ts";
import type { ExportQuery, ListQuery } from "../../submission/list-query.ts";
import type { Person } from "../../submission/staff.ts";
import { states } from "../../submission/submission.ts";
import {
  type ChangeRequest,
  changeSubmission,
  lockForChange,
  type Outcome,
  readConflict,
} from "../change-submission.ts";
import type { Clock } from "../clock.ts";
import type { Database, Hit, OutboxTable, RunTask } from "../database.ts";
import type { InboxQueries } from "../inbox-queries.ts";
import { writeRecord } from "../record-queries.ts";
import { indexSubmissions } from "../search/index-submissions.ts";
import { filteredRows, isListedAfter, listSubmissions } from "./list-submissions.ts";
import { findRelated } from "./senders.ts";
import { measureWork } from "./statistics.ts";
import { readDetails } from "./submission-details.ts";
import { type Note, readSubmissions, type Submission, wonAt } from "./submission-rows.ts";

/** The work of indexing before an answer, some six hundred submissions; in daily use there are a handful. */
const maxIndexed = 60_000;

/** Milliseconds for the numbers, and for each step of an export: lists run in between, and half a file is of no use. */
const patientMs = 60_000;

export function createSubmissionQueries(
  database: Database,
  work: RunTask,
  clock: Clock,
  outboxes: readonly OutboxTable[],
  inbox: Pick<InboxQueries, "eraseVersion">,
) {
  const indexPending = () => indexSubmissions(database, work, maxIndexed);
  const fillIndex = async (isStopped = () => false) => {
    while (!isStopped() && !(await indexPending())) {}
  };
  const counting = new Map<string, ReturnType<typeof count>>();
  const count = async (month?: string) => {
    const searchComplete = await indexPending();
    return { ...(await work(() => measureWork(database, clock, month), patientMs)), searchComplete };
  };
  return {
    list: async (query: ListQuery) => {
      const searchComplete = await indexPending();
      /** `searchComplete` is false while the words of older ones are still being indexed. */
      return { ...(await work(() => listSubmissions(database, clock, query))), searchComplete };
    },
    /** @returns undefined if there is none */
    details: async (id: string) => {
      await indexPending();
      return work(() => readDetails(database, id));
    },
    ofSender: async (fields: { phone: string; email: string }) => {
      await indexPending();
      return work(() => findRelated(database, fields));
    },
    /** @param version that the person was looking at; without it, any */
    change: (id: string, request: ChangeRequest, who: Person, version?: number) =>
      work(() => changeSubmission(database, clock, outboxes, id, request, who, version)),
    note: (id: string, note: Pick<Note, "id" | "text">, who: Person) =>
      work(() => writeNote(database, clock, id, note, who)),
    /** Deletes one for good unless somebody has changed it. Then `finishErasing` must be called, even if this fails. */
    erase: async (id: string, version: number, who: Person): Promise<Outcome> => {
      if (await inbox.eraseVersion(id, version, who)) return { done: true };
      return work(() => readConflict(database, id));
    },
    /** Whoever asks while the same is being counted gets the same answer. */
    numbers: (month = "") => {
      const numbers = counting.get(month) ?? count(month).finally(() => counting.delete(month));
      counting.set(month, numbers);
      return numbers;
    },
    /** Newest first, in batches; the next is read only when the last has been taken. */
    export: (query: ExportQuery) => exportBatches(database, work, query),
    /** Indexes everything in small steps, until `stopped`: for a store that was filled before it had an index. */
    fillIndex,
  };
}

/** Submissions held in memory at a time. */
const batch = 100;

async function* exportBatches(
  { reader }: Pick<Database, "reader">,
  work: RunTask,
  { by, month }: ExportQuery,
): AsyncGenerator<Submission[]> {
  let rows = filteredRows(reader, { states: by === "won" ? ["won"] : states })
    .select(["id", "received_at"])
    .limit(batch);
  if (month) {
    const [start, end] = indianMonthSpan(month);
    const moment = by === "won" ? wonAt : sql.ref<string>("received_at");
    rows = rows.where(moment, ">=", start).where(moment, "<", end);
  }
  for (let last: Hit | undefined; ; ) {
    const next = last ? rows.where(isListedAfter(last)) : rows;
    const hits: Hit[] = await work(() => next.execute(), patientMs);
    if (hits.length === 0) return;
    last = hits.at(-1);
    const ids = hits.map(({ id }) => id);
    yield await work(() => readSubmissions(reader, ids), patientMs);
  }
}

/** What became of a note: `note taken` if another one already has its ID. */
export type NoteOutcome = { done: true; note: Note } | { done: false; why: "gone" | "note taken" };

/** Keeps a note, only once however often it is sent, with an entry in the record. */
async function writeNote(
  { db }: Pick<Database, "db">,
  clock: Clock,
  submission_id: string,
  { id, ...note }: Pick<Note, "id" | "text">,
  who: Person,
): Promise<NoteOutcome> {
  // PostgreSQL cannot store these characters.
  const text = note.text.replaceAll("\0", "").toWellFormed();
  return db.transaction().execute(async (transaction) => {
    // Locked until the note is written, so that the submission is not erased in between.
    const row = await lockForChange(transaction, submission_id, clock.now());
    if (!row) return { done: false, why: "gone" };
    const inserted = await transaction
      .insertInto("notes")
      .values({ id, submission_id, at: clock.now(), by_id: who.id ?? "", by_name: who.name, text })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0)
      await writeRecord(transaction, clock, { who, what: "wrote a note", submissionId: submission_id });
    const stored = await transaction.selectFrom("notes").selectAll().where("id", "=", id).executeTakeFirst();
    if (stored?.submission_id !== submission_id || stored.text !== text || stored.by_id !== (who.id ?? ""))
      return { done: false, why: "note taken" };
    return { done: true, note: { id, at: stored.at, by: stored.by_name, text } };
  });
}
