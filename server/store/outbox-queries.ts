import { randomUUID } from "node:crypto";
import type { Cv, Database, RunTask } from "./database.ts";
import type { Submission } from "./inbox-queries.ts";

/** A mail that this process alone may send until the lease runs out. */
export type ClaimedMail = {
  lease: string;
  attempts: number;
  firstTriedAt: Date;
  submission: Pick<Submission, "id" | "kind" | "receivedAt" | "fields">;
  cv: Cv | undefined;
};

export type OutboxQueries = {
  /** The mail that has waited longest and is due, claimed; undefined when none is. */
  claimMail: () => Promise<ClaimedMail | undefined>;
  mailSent: (mail: ClaimedMail) => Promise<void>;
  /** @param nextTry undefined when it is given up */
  mailNotSent: (mail: ClaimedMail, error: string, nextTry: Date | undefined) => Promise<void>;
  /** Puts mails that were given up back into the queue, to be sent at once; answers how many. */
  retryMail: () => Promise<number>;
};

/** Milliseconds a claim holds: twice the time that sending may take. */
const leaseFor = 120_000;

export function outboxQueries({ db }: Database, work: RunTask, now: () => Date): OutboxQueries {
  const open = () =>
    db
      .selectFrom("outbox")
      .innerJoin("submissions", "submissions.id", "outbox.submission_id")
      .where("outbox.state", "=", "waiting")
      .where("submissions.state", "=", "new")
      .where("due_at", "<=", now().toISOString())
      .where((or) => or.or([or("leased_until", "is", null), or("leased_until", "<", now().toISOString())]));

  /** One statement decides between workers: whoever changes the row has it. */
  const claim = async (id: string, lease: string) => {
    const time = now().toISOString();
    const claimed = await db
      .updateTable("outbox")
      .set((row) => ({
        lease,
        leased_until: new Date(now().getTime() + leaseFor).toISOString(),
        attempts: row("attempts", "+", 1),
        first_tried_at: row.fn.coalesce("first_tried_at", row.val(time)),
      }))
      .where("submission_id", "=", id)
      .where("state", "=", "waiting")
      .where("due_at", "<=", time)
      .where((or) => or.or([or("leased_until", "is", null), or("leased_until", "<", time)]))
      .executeTakeFirst();
    return Number(claimed.numUpdatedRows) > 0;
  };

  const settle = (
    mail: ClaimedMail,
    change: { state: "sent" | "waiting" | "failed" } & Record<string, unknown>,
  ) =>
    work(async () => {
      await db
        .updateTable("outbox")
        .set({ lease: null, leased_until: null, error: null, ...change })
        .where("submission_id", "=", mail.submission.id)
        .where("lease", "=", mail.lease)
        .execute();
    });

  return {
    claimMail: () =>
      work(async () => {
        const lease = randomUUID();
        const candidates = await open().select("submission_id as id").orderBy("due_at").limit(20).execute();
        for (const { id } of candidates) {
          if (await claim(id, lease)) return read(id, lease);
        }
        return undefined;
      }),
    mailSent: (mail) => settle(mail, { state: "sent", sent_at: now().toISOString() }),
    mailNotSent: (mail, error, nextTry) =>
      settle(
        mail,
        nextTry ? { state: "waiting", error, due_at: nextTry.toISOString() } : { state: "failed", error },
      ),
    retryMail: () =>
      work(async () => {
        const again = await db
          .updateTable("outbox")
          .set({ state: "waiting", due_at: now().toISOString(), first_tried_at: null, attempts: 0 })
          .where("state", "=", "failed")
          .executeTakeFirst();
        return Number(again.numUpdatedRows);
      }),
  };

  async function read(id: string, lease: string): Promise<ClaimedMail | undefined> {
    const row = await db
      .selectFrom("submissions")
      .innerJoin("outbox", "outbox.submission_id", "submissions.id")
      .leftJoin("cvs", "cvs.submission_id", "submissions.id")
      .select(["id", "submissions.kind", "received_at", "fields", "attempts", "first_tried_at"])
      .select(["cvs.kind as cv_kind", "cvs.name as cv_name", "cvs.bytes as cv_bytes"])
      .where("id", "=", id)
      .where("lease", "=", lease)
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      lease,
      attempts: row.attempts,
      firstTriedAt: new Date(row.first_tried_at ?? now()),
      submission: { id, kind: row.kind, receivedAt: row.received_at, fields: JSON.parse(row.fields) },
      cv:
        row.cv_kind && row.cv_bytes
          ? { kind: row.cv_kind, name: row.cv_name ?? "", bytes: row.cv_bytes }
          : undefined,
    };
  }
}
