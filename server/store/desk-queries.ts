import type { List, Note, Numbers } from "../submission/desk-answers.ts";
import type { ListQuery } from "../submission/list-query.ts";
import type { Person } from "../submission/staff.ts";
import { type ChangeSubmission, type Outcome, readConflict } from "./change-submission.ts";
import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";
import { assignSubmission } from "./desk/assign-submission.ts";
import { exportBatches } from "./desk/export-batches.ts";
import type { Asked } from "./desk/filter-submissions.ts";
import { listSubmissions } from "./desk/list-submissions.ts";
import { measureWork } from "./desk/measure-work.ts";
import { type Kept, readWhole } from "./desk/read-whole.ts";
import { type NoteOutcome, writeNote } from "./desk/write-note.ts";
import type { InboxQueries, Submission } from "./inbox-queries.ts";
import { indexSubmissions } from "./search/index-submissions.ts";

/** Rows brought into the index before an answer; in daily use there are a handful. */
const indexedFirst = 600;

/** What the desk asks of the store. Every method throws StoreUnavailable when the database fails. */
export type DeskQueries = {
  list: (query: ListQuery) => Promise<List>;
  /** A text that is another one after anything was written. Asked before the answer that it is to stand for. */
  mark: () => Promise<string>;
  /** Undefined where there is none. */
  whole: (id: string, query: ListQuery) => Promise<Kept | undefined>;
  change: ChangeSubmission;
  assign: (
    id: string,
    to: { id: string; name: string } | null,
    who: Person,
    version: number,
  ) => Promise<Outcome>;
  note: (id: string, note: Pick<Note, "id" | "text">, who: Person) => Promise<NoteOutcome>;
  /** Deletes one for good if nobody has changed it since; the store's `finishErasing` is still to be called, whatever comes of it. */
  erase: (id: string, version: number, who: Person) => Promise<Outcome>;
  numbers: (weeks: number) => Promise<Numbers>;
  /** Newest first, some at a time; the store is asked for the next when the last are taken. */
  export: (query: Asked) => AsyncGenerator<Submission[]>;
  /**
   * Brings everything into the index, in small steps: a store that was filled before there was one.
   * @param stopped ends it between two steps
   */
  fillIndex: (stopped?: () => boolean) => Promise<void>;
};

export function deskQueries(
  database: Database,
  work: RunTask,
  clock: Clock,
  change: ChangeSubmission,
  inbox: Pick<InboxQueries, "whole" | "eraseVersion">,
): DeskQueries {
  const list = listSubmissions(database);
  const index = () => indexSubmissions(database, work, indexedFirst);
  const fillIndex = async (stopped = () => false) => {
    while (!stopped() && !(await index())) {}
  };
  return {
    list: async (query) => {
      await index();
      return work(() => list(query));
    },
    mark: () => work(database.readMark),
    whole: (id, query) => work(() => readWhole(database, id, query)),
    change: (...given) => work(() => change(...given)),
    assign: (...given) => work(() => assignSubmission(database, clock, ...given)),
    note: (...given) => work(() => writeNote(database, clock, ...given)),
    erase: async (id, version, who) => {
      if (await inbox.eraseVersion(id, version, who)) return { done: true };
      return work(() => readConflict(database, id));
    },
    numbers: async (weeks) => {
      await index();
      return work(() => measureWork(database, clock, weeks));
    },
    export: async function* (query) {
      // Nobody sees of an export that something is missing, so here all is waited for.
      if (query.q !== "" || query.service !== undefined) await fillIndex();
      yield* exportBatches(database, work, inbox.whole, query);
    },
    fillIndex,
  };
}
