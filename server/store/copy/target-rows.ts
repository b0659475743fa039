import { createHash } from "node:crypto";
import type pg from "pg";
import type { CopiedTable } from "./copied-tables.ts";
import { type Row, rowDigest } from "./row-digest.ts";

/**
 * The digests of a table's rows by their keys, in the order of the keys. CVs are not transferred: PostgreSQL computes the
 * digests of what it has stored.
 */
export async function readTarget(client: pg.ClientBase, table: CopiedTable): Promise<Map<string, string>> {
  const { name, key } = table;
  const columns = table.columns.map((column) =>
    column === "bytes" ? "encode(sha256(bytes), 'hex') AS bytes" : column,
  );
  // Both databases sort texts by their bytes.
  const order = table.numbered ? key : `${key} COLLATE "C"`;
  await client.query(
    `DECLARE target NO SCROLL CURSOR FOR SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${order}`,
  );
  const digests = new Map<string, string>();
  for (;;) {
    const { rows } = await client.query<Row>("FETCH 500 FROM target");
    for (const row of rows) digests.set(String(row[key]), rowDigest(table, row));
    if (rows.length === 0) break;
  }
  await client.query("CLOSE target");
  return digests;
}

/** How many rows each table of the target holds, and one digest over all of them. */
export async function measureTarget(
  client: pg.ClientBase,
  tables: readonly CopiedTable[],
): Promise<{ counts: Record<string, number>; digest: string }> {
  const total = createHash("sha256");
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const digests = await readTarget(client, table);
    for (const digest of digests.values()) total.update(digest);
    counts[table.name] = digests.size;
  }
  return { counts, digest: total.digest("hex") };
}
