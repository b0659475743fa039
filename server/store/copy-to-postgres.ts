import { randomUUID } from "node:crypto";
import type pg from "pg";
import { splitHosts } from "../environment.ts";
import { type CopyResult, copyRows, measureTarget, readTables } from "./copied-tables.ts";
import { connectToPrimary, openPostgres } from "./postgres.ts";
import { openSqlite, readSnapshot } from "./sqlite.ts";
import { withRetry } from "./store.ts";

/**
 * Copies everything in a folder's store to a PostgreSQL database, in one transaction: either all of it, verified by counts
 * and digests, or nothing. It can be run again to bring over later changes, as long as the copy has not been used. Others
 * may go on writing to the folder; what they write meanwhile is not in the copy.
 * @param url of a database that is empty or an earlier copy of this store
 * @throws CopyRefusedError with a line that says why, and what to do
 */
export async function copyToPostgres(folder: string, url: string): Promise<CopyResult> {
  const name = await nameOfSource(folder);
  let client: pg.Client | undefined;
  const source = readSnapshot(folder);
  try {
    await prepareTarget(url);
    client = await connectToPrimary(url, { lock_timeout: 5_000 });
    await client.query("BEGIN");
    const copied = await copyInto(client, source, name);
    await client.query("COMMIT").catch(() => {
      throw new CopyRefusedError(
        "The connection broke at the very last step. Run this again to see whether everything arrived",
      );
    });
    return copied;
  } catch (error) {
    throw error instanceof CopyRefusedError ? error : explainFailure(error, url);
  } finally {
    source.close();
    await client?.end().catch(() => {});
  }
}

async function copyInto(
  client: pg.Client,
  source: ReturnType<typeof readSnapshot>,
  name: string,
): Promise<CopyResult> {
  await client.query("LOCK TABLE store_state, submissions, desk_record IN EXCLUSIVE MODE");
  const { rows } = await client.query<{ copied_from?: string; copied_digest?: string; row_count: string }>(
    "SELECT copied_from, copied_digest, (SELECT count(*) FROM submissions) + (SELECT count(*) FROM desk_record) AS row_count FROM store_state",
  );
  const { copied_from, copied_digest, row_count } = rows[0] ?? { row_count: "0" };
  if (row_count !== "0" && copied_from !== name)
    throw new CopyRefusedError(
      `That database holds ${row_count} submissions or entries of a desk’s record that did not come from this folder. Name an empty database`,
    );
  const tables = readTables(source);
  const copied = await copyRows(source, client, tables);
  if (row_count !== "0" && copied.before !== copied_digest)
    throw new CopyRefusedError(
      "That database has been used since it was last copied to; copying again would undo that. If it is in service, the move is done; else name an empty database",
    );
  // New entries are numbered from where the copied ones end.
  await client.query("SELECT setval(pg_get_serial_sequence('desk_record', 'id'), max(id)) FROM desk_record");
  const { counts, digest } = await measureTarget(client, tables);
  if (digest !== copied.digest || JSON.stringify(counts) !== JSON.stringify(copied.counts))
    throw new CopyRefusedError(
      `The copy differs from what was copied (${JSON.stringify(counts)}, not ${JSON.stringify(copied.counts)}). Check whether that database has rules or triggers of its own`,
    );
  if (copied.written > 0) await client.query("UPDATE submissions SET indexed = 0");
  // Deleted rows leave traces, which the server overwrites when it starts there.
  const erasing = copied.deleted > 0 ? ", erasing_since = $3" : "";
  await client.query(
    `UPDATE store_state SET copied_from = $1, copied_digest = $2${erasing}`,
    erasing ? [name, digest, new Date().toISOString()] : [name, digest],
  );
  return copied;
}

/** The source's name, assigned now if it has none; its tables are brought up to date. */
async function nameOfSource(folder: string): Promise<string> {
  const database = openSqlite(folder);
  try {
    return await withRetry(database, async () => {
      await database.migrate();
      const row = await database.db.selectFrom("store_state").select("store_name").executeTakeFirstOrThrow();
      if (row.store_name) return row.store_name;
      const store_name = randomUUID();
      await database.db.updateTable("store_state").set({ store_name }).execute();
      return store_name;
    });
  } finally {
    await database.db.destroy();
  }
}

async function prepareTarget(url: string): Promise<void> {
  const target = openPostgres(url);
  try {
    await target.migrate();
  } finally {
    await target.db.destroy();
  }
}

/** Nothing was copied, and the target is as it was; the message says why and what to do. */
export class CopyRefusedError extends Error {
  override name = "CopyRefusedError";
}

/** The message for a failed copy, without the target's password. */
function explainFailure(error: unknown, url: string): CopyRefusedError {
  const target = splitHosts(url)
    .map((host) => new URL(host).host + new URL(host).pathname)
    .join(" or ");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = error instanceof Error ? error.message || code : String(error);
  const [, problem = "", remedy = ""] = causes.find(([codes]) => codes.test(code)) ?? [];
  return new CopyRefusedError(
    `${problem.replace("TARGET", target)} (${reason}). ${remedy}. Nothing was changed there`,
    { cause: error },
  );
}

const causes: [codes: RegExp, problem: string, remedy: string][] = [
  [/^42P07$/, "TARGET has tables of another program", "Name a database that only the site uses"],
  [/^28/, "TARGET refuses this user", "Check the user and password in its address"],
  [/^(3D000|42501)$/, "TARGET cannot be used", "Create it, and give this user all rights on it"],
  [/^55P03$/, "TARGET is in use", "Stop the server that uses it, and run this again"],
  // Raised when an entry of the desk's record differs from the one here.
  [
    /^P0001$/,
    "TARGET has been used since it was last copied to",
    "If it is in service, the move is done; else name an empty database",
  ],
  [/^/, "Copying to TARGET failed", "Check that it can be reached, and run this again"],
];
