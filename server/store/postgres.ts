import { Kysely, PostgresDialect, sql } from "kysely";
import { postgresClock } from "./clock.ts";
import type { Database, Tables } from "./database.ts";
import { migrate } from "./migrations.ts";
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
