import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { postgresClock } from "./clock.ts";
import type { Database, Tables } from "./database.ts";
import { historyTable, readMigrations } from "./migrations.ts";
import { openPrimaryPool } from "./primary.ts";
import { rewriteTables } from "./rewrite-tables.ts";
import { postgresSearch } from "./search/postgres-search.ts";

/**
 * The store on a PostgreSQL server, which several instances can share. No statement takes longer than 5 s.
 * @param url such as `postgres://user:password@host:5432/name`, or with several hosts, of which one is the primary
 */
export function openPostgres(url: string): Database {
  const pool = openPrimaryPool(url, {
    max: 10,
    connectionTimeoutMillis: 3_000,
    // A live server cancels a slow statement first: if nothing comes in this time, there is no server.
    statement_timeout: 5_000,
    query_timeout: 5_500,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 300,
    keepAlive: true,
    application_name: "chowk-360",
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    db,
    clock: postgresClock(db),
    search: postgresSearch(db),
    migrate: () => migrate(pool),
    isTransient,
    eraseDeleted: (longest) => rewriteTables(url, longest),
  };
}

/** An arbitrary number: whoever holds this lock applies the steps while the others wait. */
const migrationLock = 360_360;

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
    await client.query(historyTable);
    const { rows } = await client.query<{ name: string }>("SELECT name FROM migrations");
    const applied = new Set(rows.map((row) => row.name));
    for (const { name, sql } of readMigrations("postgres")) {
      if (applied.has(name)) continue;
      await client.query(sql);
      await client.query("INSERT INTO migrations (name, applied_at) VALUES ($1, $2)", [
        name,
        new Date().toISOString(),
      ]);
    }
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
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
