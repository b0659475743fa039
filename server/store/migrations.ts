import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A step of the tables' history: plain SQL that depends on no code, so that it never changes its meaning. */
export type Migration = { name: string; sql: string };

/** All steps for a kind of database, in order. */
export function readMigrations(kind: "sqlite" | "postgres"): Migration[] {
  const folder = join(import.meta.dirname, "migrations");
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name, `${kind}.sql`), "utf8") }));
}

/** Lists the steps that have been applied. */
export const historyTable =
  "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at text NOT NULL)";
