import type pg from "pg";
import type { CopiedTable } from "./copied-tables.ts";
import type { Row } from "./row-digest.ts";

/** Rows and bytes of one statement. */
const limits = { rows: 200, bytes: 8 * 1024 * 1024 };

/** Collects rows of a table and writes them in batches; each is inserted or replaces the one with its key. */
export function createRowWriter(
  client: pg.ClientBase,
  { name, key, columns }: CopiedTable,
): { write: (row: Row) => Promise<void>; flush: () => Promise<void> } {
  let gathered: Row[] = [];
  let bytes = 0;
  const flush = async () => {
    const rows = gathered;
    gathered = [];
    bytes = 0;
    if (rows.length === 0) return;
    const places = rows.map(
      (_, at) => `(${columns.map((_column, offset) => `$${at * columns.length + offset + 1}`).join(", ")})`,
    );
    const changes = columns
      .filter((column) => column !== key)
      .map((column) => `${column} = EXCLUDED.${column}`);
    await client.query(
      `INSERT INTO ${name} (${columns.join(", ")}) VALUES ${places.join(", ")} ON CONFLICT (${key}) DO UPDATE SET ${changes.join(", ")}`,
      rows.flatMap((row) => columns.map((column) => row[column])),
    );
  };
  return {
    flush,
    write: async (row) => {
      gathered.push(row);
      bytes += row.bytes instanceof Uint8Array ? row.bytes.length : 0;
      if (gathered.length >= limits.rows || bytes >= limits.bytes) await flush();
    },
  };
}
