import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type pg from "pg";
import type { CopiedTable } from "./copied-tables.ts";
import { rowDigest } from "./row-digest.ts";
import { readTarget } from "./target-rows.ts";
import { createRowWriter } from "./write-rows.ts";

export type Copied = Awaited<ReturnType<typeof copyRows>>;

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
    const left = await readTarget(client, table);
    for (const digest of left.values()) before.update(digest);
    const writer = createRowWriter(client, table);
    let count = 0;
    for (const row of source.prepare(`SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${key}`).iterate()) {
      const digest = rowDigest(table, row);
      totals.update(digest);
      count += 1;
      const isSame = left.get(String(row[key])) === digest;
      left.delete(String(row[key]));
      if (isSame) continue;
      await writer.write(row);
      written += 1;
    }
    await writer.flush();
    counts[name] = count;
    deletions.push([table, [...left.keys()]]);
  }
  // Only now, because deleting a submission also deletes its rows in the other tables, which had to be compared first.
  for (const [{ name, key }, keys] of deletions) {
    if (keys.length > 0) await client.query(`DELETE FROM ${name} WHERE ${key} = ANY($1)`, [keys]);
    deleted += keys.length;
  }
  return { counts, digest: totals.digest("hex"), before: before.digest("hex"), written, deleted };
}
