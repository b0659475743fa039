import { randomUUID } from "node:crypto";
import { type DeleteQueryBuilder, type DeleteResult, type Kysely, sql } from "kysely";
import type { CvKind } from "../submission/cv-kinds.ts";
import { atTheTerminal, type Person } from "../submission/staff.ts";
import type { Kind, MailState, State } from "../submission/states.ts";
import type { Clock } from "./clock.ts";
import type { Cv, Database, RunTask, Tables } from "./database.ts";
import { type NewEntry, writeRecord } from "./desk/write-record.ts";
import { withRetry } from "./with-retry.ts";

const day = 24 * 60 * 60 * 1000;
/** Milliseconds: rewriting large tables takes a while. */
const rewriteTimeoutMs = 10 * 60 * 1000;

type DeleteQuery = DeleteQueryBuilder<Tables, "submissions", DeleteResult>;

/** A submission as the staff see it. A withdrawn one shows nothing personal. */
export type Submission = {
  id: string;
  kind: Kind;
  receivedAt: string;
  state: State;
  spamReason: string | undefined;
  fields: Record<string, string>;
  cv: { kind: CvKind; name: string; size: number; mark: string | undefined } | undefined;
  mail: MailState;
  mailError: string | undefined;
  mailAttempts: number;
  mailDueAt: string | undefined;
  /** Undefined if it is not sent to another program. */
  webhook: { state: "waiting" | "sent" | "failed"; error: string | undefined } | undefined;
};

export type InboxQueries = {
  /** Newest first. */
  list: (states: readonly State[]) => Promise<Submission[]>;
  /** Those with these IDs, in this order; those that no longer exist are left out. */
  byIds: (ids: readonly string[]) => Promise<Submission[]>;
  /** Those whose ID begins like this. */
  find: (idStart: string) => Promise<Submission[]>;
  /** Undefined if there is none, or if the submission was withdrawn. */
  cv: (id: string) => Promise<Cv | undefined>;
  /** Deletes one for good at once, with its CV and mail; only its ID remains, in the record. */
  erase: (id: string) => Promise<void>;
  /**
   * Deletes one for good unless somebody has changed it since. The caller must call `finishErasing` afterwards, even if this fails.
   * @param who is written into the record
   * @returns whether it was deleted
   */
  eraseVersion: (id: string, version: number, who: Person) => Promise<boolean>;
  /**
   * Overwrites the traces that deleted rows have left in the database's files.
   * @returns false if some are left because overwriting them would have kept others waiting for too long
   */
  finishErasing: () => Promise<boolean>;
  /** What is older than this many days: how many submissions, and when the oldest came in. */
  pastTheirTime: (days: number) => Promise<{ count: number; oldest: string | undefined }>;
  /**
   * Deletes for good, as `erase` does, what is older than this many days.
   * @param who is written into the record
   * @param ahead milliseconds by which the clock may be fast: only what is older by this much as well is deleted
   * @returns how many
   */
  purge: (days: number, who: string, ahead?: number) => Promise<number>;
};

export function inboxQueries(
  database: Database,
  work: RunTask,
  clock: Clock,
  longestBlocked: number,
): InboxQueries {
  const { db } = database;
  const rows = () =>
    db
      .selectFrom("submissions")
      .leftJoin("cvs", "cvs.submission_id", "submissions.id")
      .leftJoin("outbox", "outbox.submission_id", "submissions.id")
      .leftJoin("webhooks", "webhooks.submission_id", "submissions.id")
      .select(["id", "submissions.kind", "received_at", "submissions.state", "suspicion", "fields"])
      .select(["cvs.kind as cv_kind", "cvs.name as cv_name", "cvs.size as cv_size", "cvs.mark as cv_mark"])
      .select(["outbox.state as mail", "outbox.error as mail_error", "outbox.attempts as attempts"])
      .select(["outbox.due_at as due_at", "webhooks.state as webhook", "webhooks.error as webhook_error"])
      .orderBy("received_at", "desc")
      .orderBy("id");
  type Row = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number];

  /** Deletes rows and notes that their traces must be overwritten, in case the process crashes before that is done. */
  const deleteRows = (choose: (rows: DeleteQuery) => DeleteQuery, entryOf: (count: number) => NewEntry) =>
    work(() =>
      db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await choose(
          transaction.deleteFrom("submissions"),
        ).executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return 0;
        const count = Number(numDeletedRows);
        await noteErasing(transaction);
        await writeRecord(transaction, clock, entryOf(count));
        return count;
      }),
    );
  /** The text is unique to each erasure, even to two within the same millisecond. */
  const noteErasing = (on: Kysely<Tables>) =>
    on
      .updateTable("store_state")
      .set({
        erasing_since: sql<string>`CAST(${clock.now()} AS text) || CAST(${` ${randomUUID()}`} AS text)`,
      })
      .where("id", "=", 1)
      .execute();

  const overwriteTraces = async (): Promise<boolean> => {
    for (;;) {
      const { erasing_since } = await work(() =>
        db.selectFrom("store_state").select("erasing_since").executeTakeFirstOrThrow(),
      );
      if (erasing_since === null) return true;
      if (!(await withRetry(database, () => database.eraseDeleted(longestBlocked), rewriteTimeoutMs)))
        return false;
      // What was deleted in the meantime is another erasure, whose traces are overwritten in the next round.
      await work(() =>
        db
          .updateTable("store_state")
          .set({ erasing_since: null })
          .where("id", "=", 1)
          .where("erasing_since", "=", erasing_since)
          .execute(),
      );
    }
  };
  let finishing = Promise.resolve(true);
  /** One at a time: a second one would only wait for the same tables. */
  const finishErasing = () => {
    finishing = finishing.then(overwriteTraces, overwriteTraces);
    return finishing;
  };

  return {
    list: (states) =>
      work(async () => (await rows().where("submissions.state", "in", states).execute()).map(submissionOf)),
    byIds: (ids) =>
      work(async () => {
        const found = await rows().where("id", "in", ids).execute();
        const byId = new Map(found.map((row) => [row.id, submissionOf(row)]));
        return ids.flatMap((id) => byId.get(id) ?? []);
      }),
    find: (idStart) =>
      work(async () => {
        const start = idStart.toLowerCase().replace(/[^0-9a-f-]/g, "");
        if (start === "") return [];
        return (await rows().where("id", "like", `${start}%`).limit(20).execute()).map(submissionOf);
      }),
    cv: (id) =>
      work(() =>
        db
          .selectFrom("cvs")
          .innerJoin("submissions", "submissions.id", "cvs.submission_id")
          .select(["cvs.kind", "cvs.name", "cvs.bytes", "cvs.mark"])
          .where("submission_id", "=", id)
          .where("state", "!=", "withdrawn")
          .executeTakeFirst(),
      ),
    erase: async (id) => {
      try {
        await deleteRows(
          (rows) => rows.where("id", "=", id),
          () => ({ who: atTheTerminal, what: "erased it", submissionId: id }),
        );
      } finally {
        await finishErasing();
      }
    },
    eraseVersion: async (id, version, who) => {
      const choose = (rows: DeleteQuery) => rows.where("id", "=", id).where("version", "=", version);
      return (await deleteRows(choose, () => ({ who, what: "erased it", submissionId: id }))) > 0;
    },
    finishErasing,
    pastTheirTime: (days) =>
      work(async () => {
        const { count, oldest } = await db
          .selectFrom("submissions")
          .where("received_at", "<", clock.now(-days * day))
          .select(({ fn }) => [fn.countAll().as("count"), fn.min("received_at").as("oldest")])
          .executeTakeFirstOrThrow();
        return { count: Number(count), oldest: oldest ?? undefined };
      }),
    purge: async (days, who, ahead = 0) => {
      try {
        return await deleteRows(
          (rows) => rows.where("received_at", "<", clock.now(-days * day - ahead)),
          (count) => ({
            who: { id: null, name: who },
            what: "deleted what was past its time",
            detail: `${count} of them`,
          }),
        );
      } finally {
        await finishErasing();
      }
    },
  };

  function submissionOf(row: Row): Submission {
    const hidden = row.state === "withdrawn";
    return {
      id: row.id,
      kind: row.kind,
      receivedAt: row.received_at,
      state: row.state,
      spamReason: row.suspicion ?? undefined,
      fields: hidden ? {} : JSON.parse(row.fields),
      cv:
        !hidden && row.cv_kind !== null
          ? {
              kind: row.cv_kind,
              name: row.cv_name ?? "",
              size: row.cv_size ?? 0,
              mark: row.cv_mark ?? undefined,
            }
          : undefined,
      mail: mailState(row.mail, hidden),
      mailError: (hidden ? null : row.mail_error) ?? undefined,
      mailAttempts: row.attempts ?? 0,
      mailDueAt: row.mail === "waiting" && !hidden ? (row.due_at ?? undefined) : undefined,
      webhook:
        row.webhook && (!hidden || row.webhook === "sent")
          ? { state: row.webhook, error: (hidden ? null : row.webhook_error) ?? undefined }
          : undefined,
    };
  }
}

/** Mail about a withdrawn submission is not sent, although it stays in the queue in case the withdrawal is undone. */
export function mailState(state: Tables["outbox"]["state"] | null, withdrawn: boolean): MailState {
  if (state === null || (withdrawn && state !== "sent")) return "none";
  return state === "waiting" ? "unmailed" : state;
}
