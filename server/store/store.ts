import { setTimeout as pause } from "node:timers/promises";
import type { Environment } from "../environment.ts";
import type { Person } from "../submission/staff.ts";
import { createAccountQueries } from "./account-queries.ts";
import { createProcessClock } from "./clock.ts";
import {
  type Database,
  type NewSubmission,
  type OutboxTable,
  type RunTask,
  StoreUnavailableError,
} from "./database.ts";
import { createErasures } from "./erasures.ts";
import { createInboxQueries } from "./inbox-queries.ts";
import { keepSubmission } from "./keep-submission.ts";
import { createMorningQueries } from "./morning-queries.ts";
import { createOutboxQueries } from "./outbox-queries.ts";
import { openPostgres } from "./postgres.ts";
import { createSharedLimit } from "./rate-limits.ts";
import { createReadiness } from "./readiness.ts";
import { createRecordQueries } from "./record-queries.ts";
import { createReplyQueries } from "./reply-queries.ts";
import { createClockQueries } from "./retention.ts";
import { createSecondFactorQueries } from "./second-factor-queries.ts";
import { createSessionQueries } from "./session-queries.ts";
import { openSqlite } from "./sqlite.ts";
import { createSubmissionQueries } from "./submissions/submission-queries.ts";

/** Keeps submissions and everything done with them. Every method throws StoreUnavailableError when the database fails. */
export type Store = ReturnType<typeof openStore>;

/** Clocks and limits of time, for tests to replace. */
export type Times = {
  /** PostgreSQL's own clock unless given; with SQLite, this process's. */
  now?: () => Date;
  /** Milliseconds on a clock that never jumps. */
  elapsed?: () => number;
  /** Milliseconds for which an erasure may lock a table: fewer than a post is retried for. */
  longestBlocked?: number;
  /** Milliseconds after which a database is given up that doesn't answer: fewer than a visitor waits for. */
  longestWait?: number;
};

/**
 * Opens the store that the environment names. A PostgreSQL server may be unreachable now and come back later; a damaged file
 * is given up until the process restarts.
 * @param onDamage called once, when the database's file is found to be damaged
 * @throws OperatorError if the data folder cannot be used
 */
export function openStore(
  { DATABASE_URL, DATA_DIR, WEBHOOK_URL }: Pick<Environment, "DATABASE_URL" | "DATA_DIR" | "WEBHOOK_URL">,
  times: Times = {},
  onDamage: (damage: Error) => void = () => {},
) {
  const { now, elapsed = () => performance.now(), longestBlocked = 3_000, longestWait } = times;
  const database = DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(DATA_DIR);
  // Mails are always queued, in case mail is set up later; webhooks only from the moment they are set up.
  const outboxes: readonly OutboxTable[] = WEBHOOK_URL ? ["outbox", "webhooks"] : ["outbox"];
  const { backup, checkFiles } = database;
  const clock = now ? createProcessClock(now) : (database.clock ?? createProcessClock(() => new Date()));
  let damage: Error | undefined;
  /** A damaged file is not touched again: what is written to it might be lost, and might ruin the rest. */
  const unlessDamaged = async <T>(task: () => Promise<T>): Promise<T> => {
    if (damage) throw damage;
    try {
      return await task();
    } catch (error) {
      const report = database.damage?.(error);
      if (report && !damage) onDamage(report);
      damage ??= report;
      throw report ?? error;
    }
  };
  const erasures = createErasures(database, clock, DATA_DIR);
  /** Before anything is read or mailed, so that nobody sees what a backup has restored. */
  const begin = async () => {
    await database.migrate();
    await erasures.repeat();
    await erasures.list();
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
  const work: RunTask = (task, timeoutMs = longestWait) =>
    withRetry(database, () => unlessDamaged(upToDate(task)), timeoutMs);
  const testWrite = createReadiness(database, clock, work);
  const inbox = createInboxQueries(database, work, clock, longestBlocked, erasures.list);
  return {
    /** Resolves with its ID once it is on disk with CV and deliveries, all or none; a repeated post has the same ID. */
    keep: (submission: NewSubmission) => work(() => keepSubmission(database, submission, clock, outboxes)),
    /** The same for what one of the staff enters, about which nothing is mailed or told to another program. */
    enter: (submission: NewSubmission, who: Person) =>
      work(() => keepSubmission(database, submission, clock, [], who)),
    /** Resolves if submissions can be kept: a test write has just succeeded, and there is space for more. */
    ready: async () => {
      await unlessDamaged(async () => checkFiles?.());
      await testWrite();
    },
    inbox,
    submissions: createSubmissionQueries(database, work, clock, outboxes, inbox),
    mails: createOutboxQueries(database, work, clock, "outbox"),
    webhooks: createOutboxQueries(database, work, clock, "webhooks"),
    accounts: createAccountQueries(database, work, clock),
    mornings: createMorningQueries(database, work, clock),
    sessions: createSessionQueries(database, work, clock),
    secondFactors: createSecondFactorQueries(database, work, clock),
    record: createRecordQueries(database, work, clock),
    replies: createReplyQueries(database, work, clock),
    limit: (limit: Parameters<typeof createSharedLimit>[2]) => createSharedLimit(database, work, limit),
    clock: createClockQueries(database, work, clock, elapsed),
    ...(backup && {
      backup: async (file: string) => {
        await work(async () => {});
        await unlessDamaged(() => backup(file));
      },
    }),
    /** Searches the file for damage beside other work. Once there is any, as any method may find, all throw StoreDamagedError. */
    // If the check itself is impossible, say because another program holds the file, every other method says so too.
    check: () => unlessDamaged(async () => database.check?.()).catch(() => undefined),
    ...(database.pool && { pool: database.pool }),
    close: async () => {
      await database.reader.destroy();
      await database.db.destroy();
    },
  };
}

/**
 * Does work on the store, repeatedly while it fails for a passing reason. Because the outcome of a commit is unknown when its
 * connection breaks, the work must be idempotent.
 * @param timeoutMs milliseconds after which it is given up, even if the database says nothing at all
 * @throws StoreUnavailableError
 */
export async function withRetry<T>(
  database: Pick<Database, "isTransient">,
  work: () => Promise<T>,
  timeoutMs = 4_500,
): Promise<T> {
  const stop = new AbortController();
  const silence = pause(timeoutMs, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw unavailable(new Error(`no answer within ${timeoutMs} ms`));
  });
  silence.catch(() => {});
  const done = tryAgain(database, work, performance.now() + timeoutMs);
  try {
    return await Promise.race([done, silence]);
  } finally {
    stop.abort();
    done.catch(() => {});
  }
}

async function tryAgain<T>(
  database: Pick<Database, "isTransient">,
  work: () => Promise<T>,
  deadline: number,
): Promise<T> {
  for (let wait = 10; ; wait = Math.min(wait * 2, 250)) {
    try {
      return await work();
    } catch (error) {
      if (!database.isTransient(error) || performance.now() + wait > deadline) throw unavailable(error);
    }
    await pause(wait * (0.5 + Math.random()));
  }
}

function unavailable(cause: unknown): StoreUnavailableError {
  if (cause instanceof StoreUnavailableError) return cause;
  return new StoreUnavailableError("the store cannot be used just now", { cause });
}
