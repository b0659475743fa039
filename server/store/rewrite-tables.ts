import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { connectToPrimary } from "./primary.ts";

/** Milliseconds to wait for a table's lock, during which others wait as well; and between two attempts. */
const lockTimeout = 300;
const betweenAttempts = 1_000;
/** Milliseconds after which a table that something else has locked, such as a dump, is given up. */
const giveUpAfter = 9 * 60_000;

/** The same as in the migration. */
const wordsIndex = "submissions_by_words ON submissions USING gin (words) WITH (fastupdate = off)";

/**
 * Rewrites the tables one by one without what deleted rows have left in them. A table is locked while it is rewritten; the
 * search index, which takes six times as long as the rest, is therefore rebuilt separately without a lock.
 * @param longest milliseconds for a table: if it takes longer, it is left as it was; Infinity for no limit
 * @returns whether all tables were rewritten
 * @throws if something else has locked a table for too long
 */
export async function rewriteTables(url: string, longest: number): Promise<boolean> {
  const client = await connectToPrimary(url);
  try {
    await client.query(`SET lock_timeout = ${lockTimeout}`);
    let done = true;
    for (const table of ["cvs", "outbox", "webhooks", "notes"])
      done = (await rewrite(client, table, longest)) && done;
    await untilLocked(() => client.query("DROP INDEX IF EXISTS submissions_by_words"));
    try {
      return (await rewrite(client, "submissions", longest)) && done;
    } finally {
      await untilLocked(() => client.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${wordsIndex}`));
    }
  } finally {
    await client.end();
  }
}

async function rewrite(client: pg.Client, table: string, longest: number): Promise<boolean> {
  await client.query(`SET statement_timeout = ${Number.isFinite(longest) ? longest : 0}`);
  try {
    await untilLocked(() => client.query(`VACUUM FULL ${table}`));
    return true;
  } catch (error) {
    if (codeOf(error) !== queryCanceled) throw error;
    return false;
  } finally {
    await client.query("SET statement_timeout = 0");
  }
}

/** Tries to get a lock in short attempts, because everybody else queues behind whoever waits for one. */
async function untilLocked(task: () => Promise<unknown>): Promise<void> {
  for (const giveUpAt = performance.now() + giveUpAfter; ; ) {
    try {
      await task();
      return;
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable || performance.now() > giveUpAt) throw error;
    }
    await pause(betweenAttempts);
  }
}

/** SQLSTATE (PostgreSQL, appendix A). */
const lockNotAvailable = "55P03";
const queryCanceled = "57014";
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);
