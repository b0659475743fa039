import type pg from "pg";
import { type CopiedTable, copiedTables } from "./copied-tables.ts";
import { createTotal, type Row, rowDigest } from "./row-digest.ts";

/** A row of the target: its key and its digest. */
export type TargetRow = { key: string; digest: string };

/**
 * The rows of a table in the order of their keys, as they were when the first was read. CVs are not transferred: PostgreSQL
 * computes the digests of what it has stored.
 */
export async function* readTarget(client: pg.ClientBase, table: CopiedTable): AsyncGenerator<TargetRow> {
  const { name, key } = table;
  const columns = table.columns.map((column) =>
    column === "bytes" ? "encode(sha256(bytes), 'hex') AS bytes" : column,
  );
  const order = table.numbered ? key : `${key} COLLATE "C"`;
  const cursor = `${name}_cursor`;
  await client.query(
    `DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${order}`,
  );
  try {
    for (;;) {
      const { rows } = await client.query<Row>(`FETCH 500 FROM ${cursor}`);
      if (rows.length === 0) return;
      for (const row of rows) yield { key: String(row[key]), digest: rowDigest(table, row) };
    }
  } finally {
    await client.query(`CLOSE ${cursor}`);
  }
}

/** How many rows each table of the target holds, and one digest over all of them. */
export async function measureTarget(
  client: pg.ClientBase,
): Promise<{ counts: Record<string, number>; digest: string }> {
  const total = createTotal();
  const counts: Record<string, number> = {};
  for (const table of copiedTables) {
    let count = 0;
    for await (const { digest } of readTarget(client, table)) {
      total.add(digest);
      count += 1;
    }
    counts[table.name] = count;
  }
  return { counts, digest: total.read() };
}
