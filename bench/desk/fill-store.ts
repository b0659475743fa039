import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import pg from "pg";
import { type SampleRows, sampleRows } from "./sample-rows.ts";

/** Rows written in one statement or transaction. */
const batch = 500;
const tables = ["submissions", "cvs", "outbox"] as const;

/** Writes so many submissions straight into a store's tables, past its forms; the index is left to the desk. */
export async function fillStore(
  place: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  count: number,
) {
  return place.DATABASE_URL ? fillPostgres(place.DATABASE_URL, count) : fillSqlite(place.DATA_DIR, count);
}

async function fillSqlite(folder: string, count: number): Promise<void> {
  const raw = new DatabaseSync(join(folder, "chowk-360.sqlite"));
  for (const rows of sampleRows(count, batch)) {
    raw.exec("BEGIN");
    for (const table of tables) {
      for (const row of rows[table]) {
        const names = Object.keys(row);
        const places = names.map(() => "?").join(", ");
        raw
          .prepare(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${places})`)
          .run(...(Object.values(row) as SQLInputValue[]));
      }
    }
    raw.exec("COMMIT");
  }
  raw.close();
}

async function fillPostgres(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const rows of sampleRows(count, batch)) {
    for (const table of tables) await insert(client, table, rows);
  }
  await client.end();
}

async function insert(client: pg.Client, table: (typeof tables)[number], rows: SampleRows): Promise<void> {
  const [first] = rows[table];
  if (!first) return;
  const names = Object.keys(first);
  const places = rows[table].map(
    (_, at) => `(${names.map((_name, offset) => `$${at * names.length + offset + 1}`).join(", ")})`,
  );
  const values = rows[table].flatMap((row) => names.map((name) => row[name] ?? null));
  await client.query(`INSERT INTO ${table} (${names.join(", ")}) VALUES ${places.join(", ")}`, values);
}

/** What PostgreSQL does by itself within a minute. */
export async function settle({ DATABASE_URL }: { DATABASE_URL?: string | undefined }): Promise<void> {
  if (!DATABASE_URL) return;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  for (const table of [...tables, "notes"]) await client.query(`VACUUM ANALYZE ${table}`);
  await client.end();
}
