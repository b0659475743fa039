import { createHash, type Hash, hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type pg from "pg";
import { splitHosts } from "../environment.ts";
import { OperatorError } from "../operator-error.ts";
import { connectToPrimary, openPostgres } from "./postgres.ts";
import { openSqlite, readSnapshot } from "./sqlite.ts";
import { withRetry } from "./store.ts";

/**
 * Copies everything in a folder's store to an empty PostgreSQL database, in one transaction: either all of it, verified by
 * counts and digests, or nothing. Others may go on writing to the folder; what they write meanwhile is not in the copy.
 * @returns how many rows of each table there are
 * @throws OperatorError with a line that says why, and what to do
 */
export async function copyToPostgres(folder: string, url: string): Promise<Record<string, number>> {
  const store = openSqlite(folder);
  await withRetry(store, store.migrate).finally(() => store.db.destroy());
  const source = readSnapshot(folder);
  let client: pg.Client | undefined;
  try {
    const target = openPostgres(url);
    await target.migrate().finally(() => target.db.destroy());
    client = await connectToPrimary(url, { lock_timeout: 5_000 });
    await client.query("BEGIN");
    const counts = await copyInto(client, source);
    await client.query("COMMIT").catch(() => {
      throw new OperatorError(
        "The connection broke at the very last step. Run this again to see whether everything arrived",
      );
    });
    return counts;
  } catch (error) {
    throw error instanceof OperatorError ? error : explainFailure(error, url);
  } finally {
    source.close();
    await client?.end().catch(() => {});
  }
}

async function copyInto(client: pg.Client, source: DatabaseSync): Promise<Record<string, number>> {
  await client.query("LOCK TABLE submissions, desk_users, desk_record IN EXCLUSIVE MODE");
  const { rows } = await client.query<{ count: string }>(
    "SELECT (SELECT count(*) FROM submissions) + (SELECT count(*) FROM desk_users) + (SELECT count(*) FROM desk_record) AS count",
  );
  if (rows[0]?.count !== "0")
    throw new OperatorError(
      `That database holds ${rows[0]?.count} submissions, accounts or entries of a desk’s record. If they came with an earlier copy and that database is in use, the move is done; otherwise name an empty database`,
    );
  // The settings with which every store begins.
  await client.query("DELETE FROM desk_settings");
  const counts: Record<string, number> = {};
  for (const table of readTables(source)) {
    const written = createHash("sha256");
    counts[table.name] = await writeRows(client, source, table, written);
    const arrived = createHash("sha256");
    await readRows(client, table, arrived);
    if (written.digest("hex") !== arrived.digest("hex"))
      throw new OperatorError(
        `What arrived in the table ${table.name} differs from what was copied. Check whether that database has rules or triggers of its own`,
      );
  }
  // New entries are numbered from where the copied ones end.
  await client.query("SELECT setval(pg_get_serial_sequence('desk_record', 'id'), max(id)) FROM desk_record");
  return counts;
}

/** A table with its key and all of its columns that are copied, including the key. */
export type CopiedTable = { name: string; key: string; columns: readonly string[] };

/**
 * Their keys, in the order of references. Not copied: `rate_limits`, which only counts minutes; `store_state`, which is
 * about one machine's clock and files; the desk's sessions and links, since people can sign in again; and the words for the
 * search and the counts of states, which each database makes for itself.
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
  const columnsOf = source.prepare("SELECT name FROM pragma_table_info(?) ORDER BY cid");
  return Object.entries(keys).map(([name, key]) => {
    const columns = columnsOf.all(name).map((column) => String(column.name));
    return { name, key, columns: columns.filter((column) => !generatedColumns.includes(column)) };
  });
}

type Row = Record<string, unknown>;

/** Adds a row to a digest that is equal for equal rows of both databases; bytes are as they are, or their hexadecimal SHA-256. */
function addRow(digest: Hash, { columns }: CopiedTable, row: Row): void {
  const values = columns.map((column) => {
    const value = row[column];
    return value instanceof Uint8Array ? hash("sha256", value) : (value ?? null);
  });
  digest.update(JSON.stringify(values));
}

/** Rows and bytes of one statement. */
const limits = { rows: 200, bytes: 8 * 1024 * 1024 };

async function writeRows(
  client: pg.Client,
  source: DatabaseSync,
  table: CopiedTable,
  digest: Hash,
): Promise<number> {
  const { name, key, columns } = table;
  const insert = (batch: readonly Row[]) => {
    const values = batch.map((_, row) =>
      columns.map((_column, at) => `$${row * columns.length + at + 1}`).join(", "),
    );
    return client.query(
      `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${values.join("), (")})`,
      batch.flatMap((row) => columns.map((column) => row[column])),
    );
  };
  let batch: Row[] = [];
  let [count, bytes] = [0, 0];
  for (const row of source.prepare(`SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${key}`).iterate()) {
    addRow(digest, table, row);
    batch.push(row);
    count += 1;
    bytes += row.bytes instanceof Uint8Array ? row.bytes.length : 0;
    if (batch.length < limits.rows && bytes < limits.bytes) continue;
    await insert(batch);
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) await insert(batch);
  return count;
}

/** Reads back what a table holds, in the order of keys. CVs stay where they are: PostgreSQL computes their digests. */
async function readRows(client: pg.Client, table: CopiedTable, digest: Hash): Promise<void> {
  const { name, key } = table;
  const columns = table.columns.map((column) =>
    column === "bytes" ? "encode(sha256(bytes), 'hex') AS bytes" : column,
  );
  // Both databases sort texts by their bytes.
  const order = name === "desk_record" ? key : `${key} COLLATE "C"`;
  await client.query(
    `DECLARE copied NO SCROLL CURSOR FOR SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${order}`,
  );
  for (;;) {
    const { rows } = await client.query<Row>("FETCH 500 FROM copied");
    for (const row of rows) addRow(digest, table, row);
    if (rows.length === 0) break;
  }
  await client.query("CLOSE copied");
}

/** The message for a failed copy, without the target's password. */
function explainFailure(error: unknown, url: string): OperatorError {
  const target = splitHosts(url)
    .map((host) => new URL(host).host + new URL(host).pathname)
    .join(" or ");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = error instanceof Error ? error.message || code : String(error);
  const [, problem = "", remedy = ""] = causes.find(([codes]) => codes.test(code)) ?? [];
  return new OperatorError(
    `${problem.replace("TARGET", target)} (${reason}). ${remedy}. Nothing was changed there`,
    { cause: error },
  );
}

const causes: [codes: RegExp, problem: string, remedy: string][] = [
  [/^42P07$/, "TARGET has tables of another program", "Name a database that only the site uses"],
  [/^28/, "TARGET refuses this user", "Check the user and password in its address"],
  [/^(3D000|42501)$/, "TARGET cannot be used", "Create the database, and give this user all rights on it"],
  [/^55P03$/, "TARGET is in use", "Stop the server that uses it, and run this again"],
  [/^/, "Copying to TARGET failed", "Check that it can be reached, and run this again"],
];
