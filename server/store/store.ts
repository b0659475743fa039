import type { Environment } from "../environment.ts";
import { accountQueries } from "./account-queries.ts";
import { changeSubmission } from "./change-submission.ts";
import { processClock } from "./clock.ts";
import { clockQueries } from "./clock-queries.ts";
import type { NewSubmission, OutboxTable, RunTask } from "./database.ts";
import { erasures } from "./erasures.ts";
import { inboxQueries } from "./inbox-queries.ts";
import { keepSubmission } from "./keep-submission.ts";
import { outboxQueries } from "./outbox-queries.ts";
import { openPostgres } from "./postgres.ts";
import { createReadiness } from "./readiness.ts";
import { recordQueries } from "./record-queries.ts";
import { replyQueries } from "./reply-queries.ts";
import { secondFactorQueries } from "./second-factor-queries.ts";
import { sessionQueries } from "./session-queries.ts";
import { createSharedLimit } from "./shared-limit.ts";
import { openSqlite } from "./sqlite.ts";
import { createSubmissionQueries } from "./submissions/submission-queries.ts";
import { withRetry } from "./with-retry.ts";

/** Keeps submissions and everything done with them. Every method throws StoreUnavailable when the database fails. */
export type Store = ReturnType<typeof openStore>;

/** Clocks and limits of time, for tests to replace. */
export type Times = {
  /** PostgreSQL's own clock unless given; with SQLite, this process's. */
  now?: () => Date;
  /** Milliseconds on a clock that never jumps. */
  elapsed?: () => number;
  /** Milliseconds for which an erasure may lock a table: fewer than a post is retried for (`with-retry.ts`). */
  longestBlocked?: number;
};

/**
 * Opens the store that the environment names. A PostgreSQL server may be unreachable now and come back later; a damaged file
 * is given up until the process restarts.
 * @param onDamage called once, when the database's file is found to be damaged
 * @throws DataFolderError if the data folder cannot be used
 */
export function openStore(
  { DATABASE_URL, DATA_DIR, WEBHOOK_URL }: Pick<Environment, "DATABASE_URL" | "DATA_DIR" | "WEBHOOK_URL">,
  times: Times = {},
  onDamage: (damage: Error) => void = () => {},
) {
  const { now, elapsed = () => performance.now(), longestBlocked = 3_000 } = times;
  const database = DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(DATA_DIR);
  // Mails are always queued, in case mail is set up later; webhooks only from the moment they are set up.
  const outboxes: readonly OutboxTable[] = WEBHOOK_URL ? ["outbox", "webhooks"] : ["outbox"];
  const { backup, checkFiles } = database;
  const clock = now ? processClock(now) : (database.clock ?? processClock(() => new Date()));
  let damage: Error | undefined;
  /** A damaged file is not touched again: what is written to it might be lost, and might ruin the rest. */
  const unlessDamaged = async <T>(task: () => Promise<T>): Promise<T> => {
    if (damage) throw damage;
    try {
      return await task();
    } catch (error) {
      const found = database.damage?.(error);
      if (found && !damage) onDamage(found);
      damage ??= found;
      throw found ?? error;
    }
  };
  const erasure = erasures(database, clock, DATA_DIR);
  /** Before anything is read or mailed, so that nobody meets what a copy has brought back. */
  const begin = async () => {
    await database.migrate();
    await erasure.repeat();
    await erasure.list();
  };
  let migrated: Promise<void> | undefined;
  const upToDate =
    <T>(task: () => Promise<T>) =>
    async () => {
      migrated ??= begin().catch((error: unknown) => {
        migrated = undefined;
        throw error;
      });
      await migrated;
      checkFiles?.();
      const result = await task();
      checkFiles?.();
      return result;
    };
  const run = <T>(task: () => Promise<T>, timeoutMs?: number) =>
    withRetry(database, () => unlessDamaged(upToDate(task)), timeoutMs);
  const work: RunTask = (task) => run(task);
  const tryOut = createReadiness(database, clock, (task) => run(task, 2_000));
  const change = changeSubmission(database, clock, outboxes);
  const inbox = inboxQueries(database, work, clock, longestBlocked, erasure.list);
  const mails = outboxQueries(database, work, clock, { table: "outbox", states: ["new"] });
  return {
    /**
     * Resolves once the submission, its CV and its entries in the outboxes are on disk, all of them or none.
     * @returns the ID under which it is kept; the same if the same post is sent again
     */
    keep: (submission: NewSubmission) => work(() => keepSubmission(database, submission, clock, outboxes)),
    /** Resolves if submissions can be kept: a test write has just succeeded, and there is space for more. */
    ready: async () => {
      await unlessDamaged(async () => checkFiles?.());
      await tryOut();
    },
    ...inbox,
    submissions: createSubmissionQueries(database, work, clock, change, mails, inbox),
    mails,
    webhooks: outboxQueries(database, work, clock, { table: "webhooks", states: ["new", "done"] }),
    accounts: accountQueries(database, work, clock),
    sessions: sessionQueries(database, work, clock),
    secondFactors: secondFactorQueries(database, work, clock),
    record: recordQueries(database, work, clock),
    replies: replyQueries(database, work, clock),
    limit: (limit: Parameters<typeof createSharedLimit>[2]) => createSharedLimit(database, work, limit),
    /** The time by the store's clock. */
    time: () => work(clock.read),
    ...clockQueries(database, work, clock, elapsed),
    ...(backup && {
      backup: async (file: string) => {
        await work(async () => {});
        await unlessDamaged(() => backup(file));
      },
    }),
    /**
     * Searches the database's file for damage, without holding up other work. Once damage is found, here or by any other
     * method, every method throws StoreDamaged.
     */
    // If the check itself is impossible, say because another program holds the file, every other method says so too.
    check: () => unlessDamaged(async () => database.check?.()).catch(() => undefined),
    ...(database.pool && { pool: database.pool }),
    close: () => database.db.destroy(),
  };
}
