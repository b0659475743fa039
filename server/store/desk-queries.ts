import type { List, Note, Numbers } from "../submission/desk-answers.ts";
import type { ListQuery } from "../submission/list-query.ts";
import type { Person } from "../submission/staff.ts";
import { type ChangeSubmission, type Outcome, readConflict } from "./change-submission.ts";
import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";
import { assignSubmission } from "./desk/assign-submission.ts";
import { exportBatches } from "./desk/export-batches.ts";
import type { FilterQuery } from "./desk/filter-submissions.ts";
import { listSubmissions } from "./desk/list-submissions.ts";
import { measureWork } from "./desk/measure-work.ts";
import { readDetails, type StoredDetails } from "./desk/read-details.ts";
import { type NoteOutcome, writeNote } from "./desk/write-note.ts";
import type { InboxQueries, Submission } from "./inbox-queries.ts";
import type { Outbox } from "./outbox-queries.ts";
import { indexSubmissions } from "./search/index-submissions.ts";

/** Rows indexed at most before an answer; in daily use there are a handful. */
const indexedFirst = 600;

/** What the desk asks of the store. Every method throws StoreUnavailable when the database fails. */
export type DeskQueries = {
  list: (query: ListQuery) => Promise<List>;
  /** @param query of the list, in which to find the neighbours @returns undefined if there is none */
  details: (id: string, query: ListQuery) => Promise<StoredDetails | undefined>;
  change: ChangeSubmission;
  assign: (
    id: string,
    to: { id: string; name: string } | null,
    who: Person,
    version: number,
  ) => Promise<Outcome>;
  note: (id: string, note: Pick<Note, "id" | "text">, who: Person) => Promise<NoteOutcome>;
  /** Deletes one for good unless somebody has changed it since. The caller must call `finishErasing` afterwards, even if this fails. */
  erase: (id: string, version: number, who: Person) => Promise<Outcome>;
  numbers: (weeks: number) => Promise<Numbers>;
  /** Newest first, in batches; the next is read only when the last has been taken. */
  export: (query: FilterQuery) => AsyncGenerator<Submission[]>;
  /**
   * Indexes everything in small steps: for a store that was filled before it had an index.
   * @param stopped checked between two steps
   */
  fillIndex: (stopped?: () => boolean) => Promise<void>;
};

export function deskQueries(
  database: Database,
  work: RunTask,
  clock: Clock,
  change: ChangeSubmission,
  mails: Pick<Outbox, "backlog">,
  inbox: Pick<InboxQueries, "byIds" | "eraseVersion">,
): DeskQueries {
  const index = () => indexSubmissions(database, work, indexedFirst);
  const fillIndex = async (stopped = () => false) => {
    while (!stopped() && !(await index())) {}
  };
  return {
    list: async (query) => {
      await index();
      return work(() => listSubmissions(database, query));
    },
    details: (id, query) => work(() => readDetails(database, id, query)),
    change: (...given) => work(() => change(...given)),
    assign: (...given) => work(() => assignSubmission(database, clock, ...given)),
    note: (...given) => work(() => writeNote(database, clock, ...given)),
    erase: async (id, version, who) => {
      if (await inbox.eraseVersion(id, version, who)) return { done: true };
      return work(() => readConflict(database, id));
    },
    numbers: async (weeks) => {
      await index();
      const { waiting, failed } = await mails.backlog();
      return { ...(await work(() => measureWork(database, clock, weeks))), mail: { waiting, failed } };
    },
    export: async function* (query) {
      // Nobody would notice that something is missing from an export, so it waits until everything is indexed.
      if (query.q !== "" || query.service !== undefined) await fillIndex();
      yield* exportBatches(database, work, inbox.byIds, query);
    },
    fillIndex,
  };
}
