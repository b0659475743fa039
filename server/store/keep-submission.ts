import { hash } from "node:crypto";
import type { RawBuilder, Transaction } from "kysely";
import { isTrace, originOf } from "../submission/origin.ts";
import type { Person } from "../submission/staff.ts";
import type { Clock } from "./clock.ts";
import type { Database, NewSubmission, OutboxTable, Tables } from "./database.ts";
import { enteredEntry, writeRecord } from "./record-queries.ts";
import { matchSender, readBySender } from "./submissions/senders.ts";

/**
 * Writes a submission, its CV and its deliveries in one transaction. If the same post is sent again, the first is found and
 * nothing is written. A different post with an ID already in use (a form corrected after an answer that never arrived) gets
 * an ID derived from both, so that it too can be repeated.
 * What comes from a blocked sender waits apart, and nobody is told of it.
 * @param enteredBy who entered it by hand, which goes on record
 */
export async function keepSubmission(
  { db }: Database,
  submission: NewSubmission,
  clock: Clock,
  outboxes: readonly OutboxTable[],
  enteredBy?: Person,
): Promise<{ id: string }> {
  const digest = digestOf(submission);
  return db.transaction().execute(async (transaction) => {
    const isBlocked =
      !enteredBy && (await readBySender(transaction, "blocked", 1)).some(matchSender(submission.fields));
    for (const id of [submission.id, idFrom(`${submission.id} ${digest}`)]) {
      if (await insert(transaction, { ...submission, id }, digest, clock.now(), outboxes, isBlocked)) {
        const entry = { what: enteredEntry, submissionId: id };
        if (enteredBy) await writeRecord(transaction, clock, { ...entry, who: enteredBy });
        return { id };
      }
      const duplicate = await transaction
        .selectFrom("submissions")
        .select("digest")
        .where("id", "=", id)
        .executeTakeFirst();
      if (duplicate?.digest !== digest) continue;
      // This write makes the answer wait for the standby, if there is one: the wait of the first attempt may have been cut
      // off, with its data on the primary alone.
      await transaction.updateTable("submissions").set({ digest }).where("id", "=", id).execute();
      return { id };
    }
    throw new Error("two different submissions with the same derived id");
  });
}

async function insert(
  transaction: Transaction<Tables>,
  submission: NewSubmission,
  digest: string,
  time: RawBuilder<string>,
  outboxes: readonly OutboxTable[],
  isBlocked: boolean,
): Promise<boolean> {
  const { id, kind, spamReason } = submission;
  const inserted = await transaction
    .insertInto("submissions")
    .values({
      id,
      kind,
      received_at: time,
      state: isBlocked ? "blocked" : spamReason ? "quarantined" : "new",
      suspicion: spamReason ?? null,
      remind_on: submission.remindOn ?? null,
      digest,
      fields: JSON.stringify(submission.fields),
      ...originOf(submission.fields),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return false;
  if (submission.kind === "application") {
    const { bytes, ...about } = submission.cv;
    await transaction
      .insertInto("cvs")
      .values({ submission_id: id, ...about, size: bytes.length, sha256: hash("sha256", bytes), bytes })
      .execute();
  }
  if (!spamReason && !isBlocked) await queueDeliveries(transaction, id, time, outboxes);
  return true;
}

export async function queueDeliveries(
  transaction: Transaction<Tables>,
  id: string,
  time: RawBuilder<string>,
  outboxes: readonly OutboxTable[],
): Promise<void> {
  for (const outbox of outboxes) {
    await transaction
      .insertInto(outbox)
      .values({ submission_id: id, state: "waiting", attempts: 0, due_at: time })
      .onConflict((conflict) => conflict.column("submission_id").doNothing())
      .execute();
  }
}

/** Of what the visitor wrote; sent again after a reload, a form may come from elsewhere. */
function digestOf(submission: NewSubmission): string {
  const cv = submission.kind === "application" ? hash("sha256", submission.cv.bytes) : "";
  const written = Object.entries(submission.fields).filter(([name]) => !isTrace(name));
  return hash("sha256", JSON.stringify([submission.kind, written.sort(), cv]));
}

/** A UUID derived from a text (RFC 9562, version 8). */
function idFrom(text: string): string {
  const hex = hash("sha256", text);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
