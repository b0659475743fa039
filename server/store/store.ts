import type { Environment } from "../process/environment.ts";
import { undoMs } from "../submission/states.ts";
import { type AccountQueries, accountQueries } from "./account-queries.ts";
import { changeSubmission } from "./change-submission.ts";
import { processClock } from "./clock.ts";
import { type ClockQueries, clockQueries } from "./clock-queries.ts";
import type { Database, NewSubmission, OutboxTable, RunTask } from "./database.ts";
import { type DeskQueries, deskQueries } from "./desk-queries.ts";
import { type InboxQueries, inboxQueries } from "./inbox-queries.ts";
import { keepSubmission } from "./keep-submission.ts";
import { type Outbox, outboxQueries } from "./outbox-queries.ts";
import { openPostgres } from "./postgres.ts";
import { createReadiness } from "./readiness.ts";
import { type RecordQueries, recordQueries } from "./record-queries.ts";
import { type SecondFactorQueries, secondFactorQueries } from "./second-factor-queries.ts";
import { type SessionQueries, sessionQueries } from "./session-queries.ts";
import { createSharedLimit, type SharedLimit } from "./shared-limit.ts";
import { openSqlite } from "./sqlite.ts";
import { withRetry } from "./with-retry.ts";

/** Keeps submissions and what has become of them. Every method throws StoreUnavailable when the database fails. */
export type Store = InboxQueries &
  ClockQueries & {
    desk: DeskQueries;
    mails: Outbox;
    webhooks: Outbox;
    accounts: AccountQueries;
    sessions: SessionQueries;
    secondFactors: SecondFactorQueries;
    record: RecordQueries;
    limit: (limit: Parameters<typeof createSharedLimit>[2]) => SharedLimit;
    /** What time it is for the store. */
    time: () => Promise<Date>;
    /**
     * Resolves once the submission, its CV and what is to be told of it are on disk, all or nothing.
     * @returns under which id it is kept; the same for the same post sent again
     */
    keep: (submission: NewSubmission) => Promise<{ id: string }>;
    /** Resolves when submissions can be kept: something was written just now, and there is room for more. */
    ready: () => Promise<void>;
    /**
     * Looks through the database's own file for damage, which takes time but nobody else's. What it finds is told, and from
     * then on every method throws StoreDamaged; so it is with damage that any other piece of work comes upon.
     */
    check: () => Promise<void>;
    close: () => Promise<void>;
  } & Pick<Database, "backup" | "pool">;

/** The times that a store goes by; tests give their own. */
export type Times = {
  /** Unless given, PostgreSQL's own clock, and this process's with SQLite. */
  now?: () => Date;
  /** Milliseconds that pass steadily, whatever the clock does. */
  elapsed?: () => number;
  /** Milliseconds for which an erasure may keep others from a table: less than a post is tried for (`with-retry.ts`). */
  longestBlocked?: number;
};

/**
 * Opens the store that the environment names. A PostgreSQL server may be away at this moment and come back later; a damaged
 * file is so for good, until the process starts anew.
 * @param onDamage told once, when the database's file is found damaged
 * @throws DataFolderError when the data folder cannot be used
 */
export function openStore(
  {
    DATABASE_URL,
    DATA_DIR,
    WEBHOOK_URL,
  }: Pick<Environment, "DATABASE_URL" | "DATA_DIR"> & Partial<Pick<Environment, "WEBHOOK_URL">>,
  times: Times = {},
  onDamage: (damage: Error) => void = () => {},
): Store {
  const database = DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(DATA_DIR);
  // Mails are always queued, for they may be set up later; other programs are told only of what comes from then on.
  return createStore(database, times, WEBHOOK_URL ? ["outbox", "webhooks"] : ["outbox"], onDamage);
}

function createStore(
  database: Database,
  { now, elapsed = () => performance.now(), longestBlocked = 3_000 }: Times,
  outboxes: readonly OutboxTable[],
  onDamage: (damage: Error) => void,
): Store {
  const { backup, checkFiles } = database;
  const clock = now ? processClock(now) : (database.clock ?? processClock(() => new Date()));
  let damage: Error | undefined;
  /** Once damage was met, nothing more is asked of the file: what it took then might be lost, and spoil what is left. */
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
  let migrated: Promise<void> | undefined;
  const upToDate =
    <T>(task: () => Promise<T>) =>
    async () => {
      migrated ??= database.migrate().catch((error: unknown) => {
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
  const change = changeSubmission(database, clock, outboxes, undoMs);
  const inbox = inboxQueries(database, work, clock, change, longestBlocked);
  return {
    keep: (submission) => work(() => keepSubmission(database, submission, clock, outboxes)),
    ready: async () => {
      checkFiles?.();
      await tryOut();
    },
    ...inbox,
    desk: deskQueries(database, work, clock, change, inbox),
    mails: outboxQueries(database, work, clock, { table: "outbox", states: ["new"] }),
    webhooks: outboxQueries(database, work, clock, { table: "webhooks", states: ["new", "done"] }),
    accounts: accountQueries(database, work, clock),
    sessions: sessionQueries(database, work, clock),
    secondFactors: secondFactorQueries(database, work, clock),
    record: recordQueries(database, work, clock),
    limit: (limit) => createSharedLimit(database, work, limit),
    time: () => work(clock.read),
    ...clockQueries(database, work, clock, elapsed),
    ...(backup && {
      backup: async (file: string) => {
        await work(async () => {});
        await unlessDamaged(() => backup(file));
      },
    }),
    // What keeps it from looking, such as another program that holds the file, is told by everything else as well.
    check: () => unlessDamaged(async () => database.check?.()).catch(() => undefined),
    ...(database.pool && { pool: database.pool }),
    close: () => database.db.destroy(),
  };
}
