import type { Environment } from "../environment.ts";
import type { Database, NewSubmission, RunTask } from "./database.ts";
import { type InboxQueries, inboxQueries } from "./inbox-queries.ts";
import { keepSubmission } from "./keep-submission.ts";
import { type OutboxQueries, outboxQueries } from "./outbox-queries.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import { withRetry } from "./with-retry.ts";

/** Keeps submissions and what has become of them. Every method throws StoreUnavailable when the database fails. */
export type Store = InboxQueries &
  OutboxQueries & {
    /**
     * Resolves once the submission, its CV and its mail to be sent are on disk, all or nothing.
     * @returns under which id it is kept; the same for the same post sent again
     */
    keep: (submission: NewSubmission) => Promise<{ id: string }>;
    /** Resolves when submissions can be kept. */
    ready: () => Promise<void>;
    close: () => Promise<void>;
  } & Pick<Database, "backup" | "pool">;

/**
 * Opens the store that the environment names. A PostgreSQL server may be away at this moment and come back later.
 * @param now the clock
 * @throws DataFolderError when the data folder cannot be used
 */
export function openStore(
  { DATABASE_URL, DATA_DIR }: Pick<Environment, "DATABASE_URL" | "DATA_DIR">,
  now: () => Date = () => new Date(),
): Store {
  return createStore(DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(DATA_DIR), now);
}

export function createStore(database: Database, now: () => Date): Store {
  const { backup } = database;
  let migrated: Promise<void> | undefined;
  const work: RunTask = (task) =>
    withRetry(database, async () => {
      migrated ??= database.migrate().catch((error: unknown) => {
        migrated = undefined;
        throw error;
      });
      await migrated;
      return task();
    });
  return {
    keep: (submission) => work(() => keepSubmission(database, submission, now())),
    ready: async () => {
      await work(() => database.db.selectFrom("submissions").select("id").limit(1).execute());
    },
    ...inboxQueries(database, work, now),
    ...outboxQueries(database, work, now),
    ...(backup && {
      backup: async (file: string) => {
        await work(async () => {});
        await backup(file);
      },
    }),
    ...(database.pool && { pool: database.pool }),
    close: () => database.db.destroy(),
  };
}
