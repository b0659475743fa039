import { createHash, hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type pg from "pg";

export type CopyResult = Awaited<ReturnType<typeof copyRows>>;

/**
 * Makes the target's tables equal to the source's: compares both by keys and digests, and writes what differs.
 * @returns the source's rows by table, and one digest over all of them; one over everything that the target held `before`; how
 * many rows were new or different, and how many the source no longer has
 */
export async function copyRows(source: DatabaseSync, client: pg.ClientBase, tables: readonly CopiedTable[]) {
  const [totals, before] = [createHash("sha256"), createHash("sha256")];
  const counts: Record<string, number> = {};
  let [written, deleted] = [0, 0];
  const deletions: [CopiedTable, string[]][] = [];
  for (const table of tables) {
    const { name, key, columns } = table;
    const remaining = await readTarget(client, table);
    for (const digest of remaining.values()) before.update(digest);
    const writer = createRowWriter(client, table);
    let count = 0;
    for (const row of source.prepare(`SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${key}`).iterate()) {
      const digest = rowDigest(table, row);
      totals.update(digest);
      count += 1;
      const isSame = remaining.get(String(row[key])) === digest;
      remaining.delete(String(row[key]));
      if (isSame) continue;
      await writer.write(row);
      written += 1;
    }
    await writer.flush();
    counts[name] = count;
    deletions.push([table, [...remaining.keys()]]);
  }
  // Only now, because deleting a submission also deletes its rows in the other tables, which had to be compared first.
  for (const [{ name, key }, keys] of deletions) {
    if (keys.length > 0) await client.query(`DELETE FROM ${name} WHERE ${key} = ANY($1)`, [keys]);
    deleted += keys.length;
  }
  return { counts, digest: totals.digest("hex"), before: before.digest("hex"), written, deleted };
}

/** A table with its key and all of its columns that are copied, including the key. */
export type CopiedTable = { name: string; key: string; columns: readonly string[]; numbered: boolean };

/**
 * Their keys, in the order of references. Not copied: `rate_limits`, which only counts minutes; `store_state`, which is
 * about one machine's clock and files; the desk's sessions and links, since people can sign in again; and the search index
 * and the counts of states, which each database builds for itself.
 */
const keys = {
  submissions: "id",
  cvs: "submission_id",
  notes: "id",
  outbox: "submission_id",
  webhooks: "submission_id",
  desk_users: "id",
  desk_second_factors: "id",
  desk_recovery_codes: "id",
  desk_settings: "name",
  desk_record: "id",
};
/** What each database fills in for itself. */
const generatedColumns = ["about", "indexed"];

export function readTables(source: DatabaseSync): CopiedTable[] {
  const columnsOf = source.prepare("SELECT name, type FROM pragma_table_info(?) ORDER BY cid");
  return Object.entries(keys).map(([name, key]) => {
    const columns = columnsOf.all(name).map((column) => ({ name: String(column.name), type: column.type }));
    return {
      name,
      key,
      columns: columns.map((column) => column.name).filter((column) => !generatedColumns.includes(column)),
      numbered: columns.some((column) => column.name === key && column.type === "INTEGER"),
    };
  });
}

export type Row = Record<string, unknown>;

/** A digest that is equal for equal rows of both databases; bytes are as they are, or their hexadecimal SHA-256. */
function rowDigest({ columns }: CopiedTable, row: Row): string {
  const values = columns.map((column) => {
    const value = row[column];
    return value instanceof Uint8Array ? hash("sha256", value) : (value ?? null);
  });
  return hash("sha256", JSON.stringify(values));
}

/** A table's digests by key, in the order of keys. CVs are not transferred: PostgreSQL computes their digests. */
async function readTarget(client: pg.ClientBase, table: CopiedTable): Promise<Map<string, string>> {
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

/** Rows and bytes of one statement. */
const limits = { rows: 200, bytes: 8 * 1024 * 1024 };

/** Collects rows of a table and writes them in batches; each is inserted or replaces the one with its key. */
function createRowWriter(
  client: pg.ClientBase,
  { name, key, columns }: CopiedTable,
): { write: (row: Row) => Promise<void>; flush: () => Promise<void> } {
  let batch: Row[] = [];
  let bytes = 0;
  const flush = async () => {
    const rows = batch;
    batch = [];
    bytes = 0;
    if (rows.length === 0) return;
    const placeholders = rows.map(
      (_, at) => `(${columns.map((_column, offset) => `$${at * columns.length + offset + 1}`).join(", ")})`,
    );
    const changes = columns
      .filter((column) => column !== key)
      .map((column) => `${column} = EXCLUDED.${column}`);
    await client.query(
      `INSERT INTO ${name} (${columns.join(", ")}) VALUES ${placeholders.join(", ")} ON CONFLICT (${key}) DO UPDATE SET ${changes.join(", ")}`,
      rows.flatMap((row) => columns.map((column) => row[column])),
    );
  };
  return {
    flush,
    write: async (row) => {
      batch.push(row);
      bytes += row.bytes instanceof Uint8Array ? row.bytes.length : 0;
      if (batch.length >= limits.rows || bytes >= limits.bytes) await flush();
    },
  };
}
