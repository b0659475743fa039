import type { ListQuery } from "../../submission/list-query.ts";
import type { Person } from "../../submission/staff.ts";
import { type ChangeSubmission, type Outcome, readConflict } from "../change-submission.ts";
import type { Clock } from "../clock.ts";
import type { Database, RunTask } from "../database.ts";
import type { InboxQueries } from "../inbox-queries.ts";
import type { Outbox } from "../outbox-queries.ts";
import { indexSubmissions } from "../search/index-submissions.ts";
import { exportBatches } from "./export-batches.ts";
import type { FilterQuery } from "./filter-submissions.ts";
import { listSubmissions } from "./list-submissions.ts";
import { measureWork } from "./measure-work.ts";
import { readDetails } from "./read-details.ts";
import type { Note } from "./submission-rows.ts";
import { writeNote } from "./write-note.ts";

/** Rows indexed at most before an answer; in daily use there are a handful. */
const indexedFirst = 600;

/** What the desk asks of the store. */
export function createSubmissionQueries(
  database: Database,
  work: RunTask,
  clock: Clock,
  change: ChangeSubmission,
  mails: Pick<Outbox, "backlog">,
  inbox: Pick<InboxQueries, "eraseVersion">,
) {
  const index = () => indexSubmissions(database, work, indexedFirst);
  const fillIndex = async (stopped = () => false) => {
    while (!stopped() && !(await index())) {}
  };
  return {
    list: async (query: ListQuery) => {
      const searchComplete = await index();
      /** `searchComplete` is false while the words and services of older ones are still being indexed. */
      return { ...(await work(() => listSubmissions(database, clock, query))), searchComplete };
    },
    /** @param query of the list, in which to find the neighbours @returns undefined if there is none */
    details: async (id: string, query: ListQuery) => {
      await index();
      return work(() => readDetails(database, clock, id, query));
    },
    change: (...given: Parameters<typeof change>) => work(() => change(...given)),
    note: (id: string, note: Pick<Note, "id" | "text">, who: Person) =>
      work(() => writeNote(database, clock, id, note, who)),
    /** Deletes one for good unless somebody has changed it since. The caller must call `finishErasing` afterwards, even if this fails. */
    erase: async (id: string, version: number, who: Person): Promise<Outcome> => {
      if (await inbox.eraseVersion(id, version, who)) return { done: true };
      return work(() => readConflict(database, id));
    },
    numbers: async (weeks: number) => {
      const searchComplete = await index();
      const { waiting, failed } = await mails.backlog();
      const measures = await work(() => measureWork(database, clock, weeks));
      return { ...measures, mail: { waiting, failed }, searchComplete };
    },
    /** Newest first, in batches; the next is read only when the last has been taken. */
    export: async function* (query: FilterQuery) {
      // Nobody would notice that something is missing from an export, so it waits until everything is indexed.
      if (query.q !== "" || query.service !== undefined) await fillIndex();
      yield* exportBatches(database, work, clock, query);
    },
    /**
     * Indexes everything in small steps: for a store that was filled before it had an index.
     * @param stopped checked between two steps
     */
    fillIndex,
  };
}
