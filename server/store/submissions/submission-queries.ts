import type { ListQuery } from "../../submission/list-query.ts";
import type { Person } from "../../submission/staff.ts";
import { type ChangeSubmission, lockForChange, type Outcome, readConflict } from "../change-submission.ts";
import type { Clock } from "../clock.ts";
import type { Database, Hit, RunTask } from "../database.ts";
import type { InboxQueries } from "../inbox-queries.ts";
import type { Outbox } from "../outbox-queries.ts";
import { writeRecord } from "../record-queries.ts";
import { indexSubmissions } from "../search/index-submissions.ts";
import {
  createFilter,
  type FilterQuery,
  filteredRows,
  isListedAfter,
  listSubmissions,
} from "./list-submissions.ts";
import { measureWork } from "./statistics.ts";
import { findRelated, readDetails } from "./submission-details.ts";
import { type Note, readSubmissions, type Submission } from "./submission-rows.ts";

/** The work of indexing before an answer, some six hundred submissions; in daily use there are a handful. */
const maxIndexed = 60_000;

/** Milliseconds for the numbers, and for each step of an export: lists go between, and half a file is of no use. */
const patientMs = 60_000;

export function createSubmissionQueries(
  database: Database,
  work: RunTask,
  clock: Clock,
  change: ChangeSubmission,
  mails: Pick<Outbox, "backlog">,
  inbox: Pick<InboxQueries, "eraseVersion">,
) {
  const indexPending = () => indexSubmissions(database, work, maxIndexed);
  const fillIndex = async (isStopped = () => false) => {
    while (!isStopped() && !(await indexPending())) {}
  };
  const counting = new Map<number, ReturnType<typeof count>>();
  const count = async (weeks: number) => {
    const searchComplete = await indexPending();
    const { waiting, failed } = await mails.backlog();
    const measures = await work(() => measureWork(database, clock, weeks), patientMs);
    return { ...measures, mail: { waiting, failed }, searchComplete };
  };
  return {
    list: async (query: ListQuery) => {
      const searchComplete = await indexPending();
      /** `searchComplete` is false while the words and services of older ones are still being indexed. */
      return { ...(await work(() => listSubmissions(database, clock, query))), searchComplete };
    },
    /** @param query of the list, in which to find the neighbours @returns undefined if there is none */
    details: async (id: string, query: ListQuery) => {
      await indexPending();
      return work(() => readDetails(database, clock, id, query));
    },
    ofSender: async (fields: { phone: string; email: string }) => {
      await indexPending();
      return work(() => findRelated(database, fields));
    },
    change: (...args: Parameters<typeof change>) => work(() => change(...args)),
    answered: (id: string) =>
      work(async () => {
        const unanswered = database.db.updateTable("submissions").where("answered_at", "is", null);
        await unanswered.set({ answered_at: clock.now() }).where("id", "=", id).execute();
      }),
    note: (id: string, note: Pick<Note, "id" | "text">, who: Person) =>
      work(() => writeNote(database, clock, id, note, who)),
    /** Deletes one for good unless somebody has changed it. Then `finishErasing` must be called, even if this fails. */
    erase: async (id: string, version: number, who: Person): Promise<Outcome> => {
      if (await inbox.eraseVersion(id, version, who)) return { done: true };
      return work(() => readConflict(database, id));
    },
    /** Whoever asks while the same is being counted gets the same answer. */
    numbers: (weeks: number) => {
      const numbers = counting.get(weeks) ?? count(weeks).finally(() => counting.delete(weeks));
      counting.set(weeks, numbers);
      return numbers;
    },
    /** Newest first, in batches; the next is read only when the last has been taken. */
    export: async function* (query: FilterQuery) {
      // Nobody would notice that something is missing from an export, so it waits until everything is indexed.
      if (query.q !== "" || query.service !== undefined) await fillIndex();
      yield* exportBatches(database, work, clock, query);
    },
    /** Indexes everything in small steps, until `stopped`: for a store that was filled before it had an index. */
    fillIndex,
  };
}

/** Submissions held in memory at a time, and those looked for at a time: a search begins anew for each. */
const batch = 100;
const found = 5_000;

/** Everything that matches, newest first, in batches. */
async function* exportBatches(
  { reader, search }: Pick<Database, "reader" | "search">,
  work: RunTask,
  clock: Clock,
  query: FilterQuery,
): AsyncGenerator<Submission[]> {
  const { terms = [], filter } = createFilter(query, clock) ?? {};
  if (!filter) return;
  let last: Hit | undefined;
  for (;;) {
    const hits: Hit[] = await work(async () => {
      if (terms.length > 0) return search.find(terms, filter, found, last);
      const rows = filteredRows(reader, filter).select(["id", "received_at"]).limit(found);
      return (last ? rows.where(isListedAfter(last)) : rows).execute();
    }, patientMs);
    last = hits.at(-1);
    for (let first = 0; first < hits.length; first += batch) {
      const ids = hits.slice(first, first + batch).map(({ id }) => id);
      yield await work(() => readSubmissions(reader, ids), patientMs);
    }
    if (hits.length < found) return;
  }
}

/** What became of a note: `taken` if another one already has its ID. */
export type NoteOutcome = { done: true; note: Note } | { done: false; why: "gone" | "withdrawn" | "taken" };

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
    // Locked until the note is written, so that the submission is not withdrawn or erased in between.
    const row = await lockForChange(transaction, submission_id, clock.now());
    if (!row) return { done: false, why: "gone" };
    if (row.state === "withdrawn") return { done: false, why: "withdrawn" };
    const inserted = await transaction
      .insertInto("notes")
      .values({ id, submission_id, at: clock.now(), by_id: who.id ?? "", by_name: who.name, text })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0)
      await writeRecord(transaction, clock, { who, what: "wrote a note", submissionId: submission_id });
    const stored = await transaction.selectFrom("notes").selectAll().where("id", "=", id).executeTakeFirst();
    if (stored?.submission_id !== submission_id || stored.text !== text || stored.by_id !== (who.id ?? ""))
      return { done: false, why: "taken" };
    return { done: true, note: { id, at: stored.at, by: stored.by_name, text } };
  });
}
