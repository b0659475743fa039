import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { splitHosts } from "../environment.ts";
import { createPostgresClock } from "./clock.ts";
import type { Database, Tables } from "./database.ts";
import { migrate } from "./migrations.ts";
import { createPostgresSearch } from "./search/postgres-search.ts";

/** The most connections, and how many of them the desk may read with: no visitor waits for one that the desk holds. */
const connections = { all: 10, reading: 2 };
/** On a machine of two cores, a query of the desk would take both. */
const onOneCore = "SET max_parallel_workers_per_gather = 0";

/** The store on a PostgreSQL server, or the primary of several, shared by instances. No statement takes longer than 5 s. */
export function openPostgres(url: string): Database {
  const open = (max: number, setting?: string) => {
    const limits = {
      max,
      connectionTimeoutMillis: 3_000,
      // A live server cancels a slow statement first: if nothing comes in this time, there is no server.
      statement_timeout: 5_000,
      query_timeout: 5_500,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: 300,
      keepAlive: true,
      application_name: "chowk-360",
    };
    const pool = openPrimaryPool(url, limits, setting);
    // Without a listener, a connection that breaks while idle would end the process.
    pool.on("error", () => {});
    pool.on("connect", (client) => client.on("error", () => {}));
    return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
  };
  const { pool, db } = open(connections.all - connections.reading);
  const { db: reader } = open(connections.reading, onOneCore);
  return {
    pool,
    db,
    reader,
    clock: createPostgresClock(db),
    search: createPostgresSearch(reader),
    migrate: () => migrate(db, "postgres", (on, script) => sql.raw(script).execute(on)),
    isTransient,
    eraseDeleted: (longest) => rewriteTables(url, longest),
  };
}

/**
 * By SQLSTATE (PostgreSQL, appendix A): 08 connection, 25006 read-only after a failover, 40 rolled back and to be retried,
 * 53 out of resources except for a full disk, 57P0x shutting down or starting. Errors without one concern the connection.
 */
function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (/^(08|40001|40P01|25006|53[23]|57P0)/.test(code)) return true;
  if (/^E[A-Z]+$/.test(code)) return true;
  return code === "" && /timeout|terminated|connection|not queryable/i.test(error.message);
}

/** An error as the server itself would report it, by its SQLSTATE. */
function createStateError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/**
 * A pool of connections to whichever of several servers is currently the primary. Each new connection tries the server that
 * was the primary last, and moves on when that one does not answer or stands by. So the pool finds a promoted standby.
 * @param setting a statement with which each begins
 */
function openPrimaryPool(url: string, options: pg.PoolConfig, setting?: string): pg.Pool {
  const urls = splitHosts(url);
  const toPrimary = new WeakSet<pg.ClientBase>();
  const open = new Map<pg.Client, number>();
  let current = 0;
  const moveOnFrom = (failed: number) => {
    // Several connections may fail at once; only the first moves on.
    if (current === failed) current = (current + 1) % urls.length;
  };
  // A machine that is gone closes no connections: each would be waited for separately.
  const giveUp = (failed: number) => {
    moveOnFrom(failed);
    for (const [client, server] of open) if (server === failed) client.connection.stream.destroy();
  };
  class PrimaryClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      const mine = current;
      super({ ...config, connectionString: urls[mine] ?? url });
      open.set(this, mine);
      this.once("end", () => {
        open.delete(this);
        if (!toPrimary.has(this)) moveOnFrom(mine);
      });
      guardAnswers(this, () => giveUp(mine));
    }
  }
  return new pg.Pool({
    ...options,
    Client: PrimaryClient,
    onConnect: async (client) => {
      await refuseStandby(client);
      if (setting) await client.query(setting);
      toPrimary.add(client);
    },
  });
}

/** One connection to the primary, without time limits for statements. @throws the last server's error if none is it */
export async function connectToPrimary(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  let last: unknown;
  for (const connectionString of splitHosts(url)) {
    const client = new pg.Client({ connectionTimeoutMillis: 3_000, ...options, connectionString });
    client.on("error", () => {});
    try {
      await client.connect();
      await refuseStandby(client);
      return client;
    } catch (error) {
      last = error;
      await client.end().catch(() => {});
    }
  }
  throw last;
}

async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>("SELECT pg_is_in_recovery() AS standby");
  // Read-only, as while it stands by for another.
  if (rows[0]?.standby) throw createStateError("25006", "this server is a standby");
}

/**
 * Handles two answers that do not mean what they seem to. A query that times out: its server is considered gone. A commit
 * whose wait for the standby was cut off, for which PostgreSQL only sends a notice: its outcome is considered unknown.
 */
function guardAnswers(client: pg.Client, giveUp: () => void): void {
  let inDoubt = false;
  client.on("notice", ({ routine }) => {
    inDoubt ||= routine === "SyncRepWaitForLSN";
  });
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const answer = query(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.then(
      (result) => {
        if (!inDoubt) return result;
        client.connection.stream.destroy();
        // The standby may lack what was committed; repeating the work waits for it.
        throw createStateError("08007", "the commit may have reached the primary only");
      },
      (error: unknown) => {
        if (error instanceof Error && error.message === "Query read timeout") giveUp();
        throw error;
      },
    );
  }) as typeof client.query;
}

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
 * @throws if something else has locked a table for too long
 */
async function rewriteTables(url: string, longest: number): Promise<boolean> {
  const client = await connectToPrimary(url);
  try {
    await client.query(`SET lock_timeout = ${lockTimeout}`);
    if (!(await untilForgotten(client))) return false;
    let done = true;
    for (const table of ["cvs", "outbox", "webhooks", "notes"])
      done = (await rewrite(client, table, longest)) && done;
    await untilLocked(() => client.query("DROP INDEX IF EXISTS submissions_by_words"));
    try {
      return (await rewrite(client, "submissions", longest)) && done;
    } finally {
      // Nobody queues behind it. Cut off while it waits for others' transactions, it would leave an index that is never used.
      await client.query("SET lock_timeout = 0");
      await client.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${wordsIndex}`);
    }
  } finally {
    await client.end();
  }
}

async function rewrite(client: pg.Client, table: string, longest: number): Promise<boolean> {
  try {
    await client.query(`SET statement_timeout = ${Number.isFinite(longest) ? longest : 0}`);
    await untilLocked(() => client.query(`VACUUM FULL ${table}`));
    return true;
  } catch (error) {
    if (codeOf(error) !== queryCanceled) throw error;
    return false;
  } finally {
    await liftLimit(client);
  }
}

/** Ends the limit on a statement's time. A short one cuts off this statement, too. */
async function liftLimit(client: pg.Client): Promise<void> {
  for (;;) {
    try {
      await client.query("SET statement_timeout = 0");
      return;
    } catch (error) {
      if (codeOf(error) !== queryCanceled) throw error;
    }
  }
}

/**
 * Waits until every transaction on the server that is older than the deletion has ended, in whichever database: a table that
 * is rewritten keeps the rows that one of them might still see.
 * @returns false if one goes on for too long
 */
async function untilForgotten(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ now: string }>("SELECT pg_current_xact_id()::text AS now");
  const isForgotten = "SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS forgotten";
  for (const giveUpAt = performance.now() + giveUpAfter; performance.now() < giveUpAt; ) {
    const answer = await client.query<{ forgotten: boolean }>(isForgotten, [rows[0]?.now]);
    if (answer.rows[0]?.forgotten) return true;
    await pause(50);
  }
  return false;
}

/** Tries to get a lock in short attempts, because everybody else queues behind a waiting one. */
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
