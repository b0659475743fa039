import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { connectToPrimary } from "./primary.ts";

/** Milliseconds in which a table is to be had, while whoever comes later waits too; and between two such tries. */
const asked = 300;
const between = 1_000;
/** Milliseconds after which a table that somebody else holds, such as a dump, is given up. */
const most = 9 * 60_000;

/** As the tables' history has it. */
const wordsIndex = "submissions_by_words ON submissions USING gin (words) WITH (fastupdate = off)";

/**
 * Writes the tables anew without what deleted rows have left in them, one after the other. Each is to nobody else's use
 * meanwhile, so the index for searching, which takes six times as long as the rest, is made anew beside the others' work.
 * @param longest milliseconds for one table: what takes longer is cut off and left as it was; Infinity for no limit
 * @returns whether all was done
 * @throws when a table is held by somebody else for too long
 */
export async function rewriteTables(url: string, longest: number): Promise<boolean> {
  const client = await connectToPrimary(url);
  try {
    await client.query(`SET lock_timeout = ${asked}`);
    let done = true;
    for (const table of ["cvs", "outbox", "webhooks", "notes"])
      done = (await rewrite(client, table, longest)) && done;
    await untilHad(() => client.query("DROP INDEX IF EXISTS submissions_by_words"));
    try {
      return (await rewrite(client, "submissions", longest)) && done;
    } finally {
      await untilHad(() => client.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${wordsIndex}`));
    }
  } finally {
    await client.end();
  }
}

async function rewrite(client: pg.Client, table: string, longest: number): Promise<boolean> {
  await client.query(`SET statement_timeout = ${Number.isFinite(longest) ? longest : 0}`);
  try {
    await untilHad(() => client.query(`VACUUM FULL ${table}`));
    return true;
  } catch (error) {
    if (codeOf(error) !== cutOff) throw error;
    return false;
  } finally {
    await client.query("SET statement_timeout = 0");
  }
}

/** Asks for a table in short turns: who waits for a whole one has everybody else wait behind. */
async function untilHad(task: () => Promise<unknown>): Promise<void> {
  for (const giveUpAt = performance.now() + most; ; ) {
    try {
      await task();
      return;
    } catch (error) {
      if (codeOf(error) !== taken || performance.now() > giveUpAt) throw error;
    }
    await pause(between);
  }
}

/** SQLSTATE lock_not_available and query_canceled (PostgreSQL, appendix A). */
const taken = "55P03";
const cutOff = "57014";
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);
