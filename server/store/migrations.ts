import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Tables } from "./database.ts";

const folder = join(import.meta.dirname, "migrations");
/** The arbitrary key of an advisory lock in PostgreSQL: one process applies the steps while the others wait. */
const lock = 360_360;

/** Brings the tables up to date in one transaction, by plain SQL that depends on no code, so that its meaning stays. */
export async function migrate(
  db: Kysely<Tables>,
  kind: "sqlite" | "postgres",
  run: (on: Kysely<Tables>, script: string) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (on) => {
    // With SQLite the first process holds the file's write lock until all steps are done.
    if (kind === "postgres") await sql`SELECT pg_advisory_xact_lock(${lock})`.execute(on);
    await run(on, "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at text NOT NULL)");
    const { rows } = await sql<{ name: string }>`SELECT name FROM migrations`.execute(on);
    const applied = new Set(rows.map(({ name }) => name));
    for (const name of readdirSync(folder).sort()) {
      if (applied.has(name)) continue;
      await run(on, readFileSync(join(folder, name, `${kind}.sql`), "utf8"));
      const now = new Date().toISOString();
      await sql`INSERT INTO migrations (name, applied_at) VALUES (${name}, ${now})`.execute(on);
    }
  });
}
