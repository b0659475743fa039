import { randomUUID } from "node:crypto";
import { type DeleteQueryBuilder, type DeleteResult, type Kysely, sql } from "kysely";
import { atTheTerminal, type Person } from "../submission/staff.ts";
import type { Change, Kind, MailState, State } from "../submission/states.ts";
import type { ChangeSubmission } from "./change-submission.ts";
import type { Clock } from "./clock.ts";
import type { Cv, Database, RunTask, Tables } from "./database.ts";
import { type NewEntry, writeRecord } from "./desk/write-record.ts";
import { withRetry } from "./with-retry.ts";

const day = 24 * 60 * 60 * 1000;
/** Milliseconds: rewriting large tables takes its time. */
const patientMs = 10 * 60 * 1000;

type DeleteQuery = DeleteQueryBuilder<Tables, "submissions", DeleteResult>;

/** A submission as the staff sees it. Of one that was withdrawn nothing personal is shown. */
export type Submission = {
  id: string;
  kind: Kind;
  receivedAt: string;
  state: State;
  spamReason: string | undefined;
  fields: Record<string, string>;
  cv: { kind: Cv["kind"]; name: string; size: number; mark: string | undefined } | undefined;
  mail: MailState;
  mailError: string | undefined;
  mailAttempts: number;
  mailDueAt: string | undefined;
  /** Undefined where no other program is told of it. */
  webhook: { state: "waiting" | "sent" | "failed"; error: string | undefined } | undefined;
};

export type InboxQueries = {
  /** Newest first. */
  list: (states: readonly State[]) => Promise<Submission[]>;
  /** These, in this order; those that are gone are left out. */
  whole: (ids: readonly string[]) => Promise<Submission[]>;
  /** Those whose id starts so. */
  find: (idStart: string) => Promise<Submission[]>;
  /** Undefined where there is none, or where it was withdrawn. */
  cv: (id: string) => Promise<Cv | undefined>;
  markDone: (id: string) => Promise<void>;
  /** What was done is new again. */
  reopen: (id: string) => Promise<void>;
  /** Takes one out of quarantine: it counts as new and its mail is sent. */
  release: (id: string) => Promise<void>;
  /** Hides personal data at once; purging deletes it. What is still unsent of it is not sent. */
  withdraw: (id: string) => Promise<void>;
  /** Deletes one for good at once, with its CV and mail; nothing but its id stays, in the record. */
  erase: (id: string) => Promise<void>;
  /**
   * Deletes one for good if nobody has changed it since; `finishErasing` is still to be called, whatever comes of it.
   * @param who is written into the record
   * @returns whether it did
   */
  eraseVersion: (id: string, version: number, who: Person) => Promise<boolean>;
  /**
   * Overwrites traces that deleted rows have left.
   * @returns whether none is left: in a very large PostgreSQL database it would keep others waiting for too long
   */
  finishErasing: () => Promise<boolean>;
  /** What is older than so many days: how many, and when the oldest came. */
  pastTheirTime: (days: number) => Promise<{ count: number; oldest: string | undefined }>;
  /**
   * Deletes for good, as `erase` does, what is older than so many days; answers how many.
   * @param who is written into the record
   * @param ahead milliseconds by which the clock may be wrong: what is that much older goes
   */
  purge: (days: number, who: string, ahead?: number) => Promise<number>;
};

export function inboxQueries(
  database: Database,
  work: RunTask,
  clock: Clock,
  change: ChangeSubmission,
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

  /** Deletes rows and notes that their traces are to be overwritten, so that a crash in between is made up for. */
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
  /** Each erasure's own text, so that one is not taken for another of the same millisecond. */
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
      if (!(await withRetry(database, () => database.eraseDeleted(longestBlocked), patientMs))) return false;
      // What was deleted since is another erasure, whose traces are looked after in the next turn.
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
  /** One after the other: a second one at the same time would only wait for the same tables. */
  const finishErasing = () => {
    finishing = finishing.then(overwriteTraces, overwriteTraces);
    return finishing;
  };

  /** What its state forbids is left as it is. */
  const changeByTerminal = (id: string, what: Change) =>
    work(async () => {
      await change(id, what, atTheTerminal);
    });

  return {
    list: (states) =>
      work(async () =>
        (await rows().where("submissions.state", "in", states).execute()).map((row: Row) => shown(row)),
      ),
    whole: (ids) =>
      work(async () => {
        const found = await rows().where("id", "in", ids).execute();
        const byId = new Map(found.map((row: Row) => [row.id, shown(row)]));
        return ids.flatMap((id) => byId.get(id) ?? []);
      }),
    find: (idStart) =>
      work(async () => {
        const start = idStart.toLowerCase().replace(/[^0-9a-f-]/g, "");
        if (start === "") return [];
        return (await rows().where("id", "like", `${start}%`).limit(20).execute()).map((row: Row) =>
          shown(row),
        );
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
    markDone: (id) => changeByTerminal(id, "done"),
    reopen: (id) => changeByTerminal(id, "reopen"),
    release: (id) => changeByTerminal(id, "release"),
    withdraw: (id) => changeByTerminal(id, "withdraw"),
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

  function shown(row: Row): Submission {
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

/** What is unsent of one withdrawn is not sent, although it keeps its place in case that is taken back. */
export function mailState(state: Tables["outbox"]["state"] | null, withdrawn: boolean): MailState {
  if (state === null || (withdrawn && state !== "sent")) return "none";
  return state === "waiting" ? "unmailed" : state;
}
