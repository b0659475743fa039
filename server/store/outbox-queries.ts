import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, sql, type UpdateObject } from "kysely";
import { workStates } from "../submission/submission.ts";
import type { Clock } from "./clock.ts";
import type { Cv, Database, OutboxTable, RunTask, Tables } from "./database.ts";
import type { Submission } from "./submissions/submission-rows.ts";

/** A submission that only this process may deliver until the lease expires. */
export type Claim = {
  lease: string;
  attempts: number;
  firstTriedAt: Date;
  /** By the store's clock, like the other times. */
  claimedAt: Date;
  submission: Pick<Submission, "id" | "kind" | "receivedAt" | "fields">;
  cv: Cv | undefined;
};

export type Outbox = ReturnType<typeof createOutboxQueries>;
export type Backlog = Awaited<ReturnType<Outbox["backlog"]>>;

/** Milliseconds for which a claim is valid: twice the time that sending may take. */
export const leaseMs = 120_000;
/** Milliseconds ahead beyond which only a wrong clock can have set a time: pauses take 12 h and some minutes at most. */
const maxAhead = { due: 13 * 60 * 60 * 1000, lease: 2 * leaseMs };

/** Whether nobody is sending it just now, by the column that says until when. */
export function isUnleased(column: "leased_until" | "morning_lease", clock: Clock) {
  const until = sql.ref(column);
  return sql<boolean>`(${until} IS NULL OR ${until} < ${clock.now()} OR ${until} > ${clock.now(maxAhead.lease)})`;
}

export function createOutboxQueries({ db }: Database, work: RunTask, clock: Clock, table: OutboxTable) {
  // Both tables have the same columns, so every query is written for one of them.
  const outbox = `${table} as outbox` as "outbox";
  const due = (row: ExpressionBuilder<Tables, "outbox">) =>
    row.and([
      row("outbox.state", "=", "waiting"),
      row.or([row("due_at", "<=", clock.now()), row("due_at", ">", clock.now(maxAhead.due))]),
      isUnleased("leased_until", clock),
    ]);
  const deliveries = () =>
    db
      .selectFrom(outbox)
      .innerJoin("submissions", "submissions.id", "outbox.submission_id")
      .where("submissions.state", "in", workStates);
  /** All but spam, including what somebody is already working on. */
  const eligibleIds = () => db.selectFrom("submissions").select("id").where("state", "in", workStates);

  /** A single statement decides between workers: the one that changes the row has the claim. */
  const claim = async (id: string, lease: string) => {
    const claimed = await db
      .updateTable(outbox)
      .set((row) => ({
        lease,
        leased_until: clock.now(leaseMs),
        attempts: row("attempts", "+", 1),
        first_tried_at: row.fn.coalesce("first_tried_at", clock.now()),
      }))
      .where("submission_id", "=", id)
      .where(due)
      .executeTakeFirst();
    return Number(claimed.numUpdatedRows) > 0;
  };

  const settle = (
    { submission, lease }: Claim,
    change: UpdateObject<Tables, "outbox"> & { state: "sent" | "waiting" | "failed" },
  ) =>
    work(async () => {
      await db
        .updateTable(outbox)
        .set({ lease: null, leased_until: null, error: null, ...change })
        .where("submission_id", "=", submission.id)
        .where("lease", "=", lease)
        .execute();
    });

  return {
    /** Claims the delivery that has been due longest; undefined if none is due. */
    claim: () =>
      work(async () => {
        const lease = randomUUID();
        const open = deliveries().where(due).orderBy("due_at").limit(20);
        const candidates = await open.select("submission_id as id").execute();
        for (const { id } of candidates) if (await claim(id, lease)) return read(id, lease);
        return undefined;
      }),
    markSent: (claimed: Claim) => settle(claimed, { state: "sent", sent_at: clock.now() }),
    /** @param pause milliseconds until the next attempt; undefined to give up */
    markUnsent: (claimed: Claim, error: string, pause: number | undefined) =>
      settle(
        claimed,
        pause === undefined
          ? { state: "failed", error }
          : { state: "waiting", error, due_at: clock.now(pause) },
      ),
    /** Makes failed and waiting deliveries due at once, and counts their attempts from zero. @returns how many */
    retry: () =>
      work(async () => {
        const result = await db
          .updateTable(outbox)
          .set({ state: "waiting", due_at: clock.now(), first_tried_at: null, attempts: 0 })
          .where("outbox.state", "in", ["failed", "waiting"])
          .where("attempts", ">", 0)
          .where("submission_id", "in", eligibleIds())
          .executeTakeFirst();
        return Number(result.numUpdatedRows);
      }),
    /** Removes what is waiting from the queue, never to be sent; not what is being sent just now, or was given up. */
    setAside: () =>
      work(async () => {
        const result = await db
          .deleteFrom(table)
          .where("state", "=", "waiting")
          .where(isUnleased("leased_until", clock))
          .where("submission_id", "in", eligibleIds())
          .executeTakeFirst();
        return Number(result.numDeletedRows);
      }),
    /** How many are waiting or were given up, when the oldest waiting one came in, and its age; 0 if none is waiting. */
    backlog: () =>
      work(async () => {
        const rows = await deliveries()
          .where("outbox.state", "in", ["waiting", "failed"])
          .groupBy("outbox.state")
          .select(({ fn }) => [
            "outbox.state as state",
            fn.countAll().as("count"),
            fn.min("received_at").as("oldest"),
          ])
          .execute();
        const of = (state: string) => rows.find((row) => row.state === state);
        const oldest = of("waiting")?.oldest;
        const age = oldest ? (await clock.read()).getTime() - Date.parse(oldest) : 0;
        return {
          waiting: Number(of("waiting")?.count ?? 0),
          failed: Number(of("failed")?.count ?? 0),
          since: oldest ?? undefined,
          oldestSeconds: Math.max(0, age / 1000),
        };
      }),
  };

  async function read(id: string, lease: string): Promise<Claim | undefined> {
    const row = await db
      .selectFrom("submissions")
      .innerJoin(outbox, "outbox.submission_id", "submissions.id")
      .leftJoin("cvs", "cvs.submission_id", "submissions.id")
      .select(["id", "submissions.kind", "received_at", "fields"])
      .select(["attempts", "first_tried_at", "leased_until"])
      .select(["cvs.kind as cv_kind", "cvs.name as cv_name", "cvs.bytes as cv_bytes", "cvs.mark as cv_mark"])
      .where("id", "=", id)
      .where("lease", "=", lease)
      .executeTakeFirst();
    if (!row) return undefined;
    const claimedAt = new Date(new Date(row.leased_until ?? 0).getTime() - leaseMs);
    return {
      lease,
      attempts: row.attempts,
      claimedAt,
      firstTriedAt: row.first_tried_at ? new Date(row.first_tried_at) : claimedAt,
      submission: { id, kind: row.kind, receivedAt: row.received_at, fields: JSON.parse(row.fields) },
      cv:
        row.cv_kind && row.cv_bytes
          ? { kind: row.cv_kind, name: row.cv_name ?? "", bytes: row.cv_bytes, mark: row.cv_mark }
          : undefined,
    };
  }
}
