import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type pg from "pg";
import type { CopiedTable } from "./copied-tables.ts";
import { rowDigest } from "./row-digest.ts";
import { readTarget } from "./target-rows.ts";
import { createRowWriter } from "./write-rows.ts";

export type Copied = {
  /** Rows of the source by table, and one digest over all of them. */
  counts: Record<string, number>;
  digest: string;
  /** One digest over everything that the target held before. */
  before: string;
  /** Rows that were new or different, and rows of the target that the source no longer has. */
  written: number;
  deleted: number;
};

/** Makes the target's tables equal to the source's: compares both by keys and digests, and writes what differs. */
export async function copyRows(
  source: DatabaseSync,
  client: pg.ClientBase,
  tables: readonly CopiedTable[],
): Promise<Copied> {
  const [totals, before] = [createHash("sha256"), createHash("sha256")];
  const copied: Copied = { counts: {}, digest: "", before: "", written: 0, deleted: 0 };
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
      copied.written += 1;
    }
    await writer.flush();
    copied.counts[name] = count;
    deletions.push([table, [...left.keys()]]);
  }
  // Only now, because deleting a submission also deletes its rows in the other tables, which had to be compared first.
  for (const [{ name, key }, keys] of deletions) {
    if (keys.length > 0) await client.query(`DELETE FROM ${name} WHERE ${key} = ANY($1)`, [keys]);
    copied.deleted += keys.length;
  }
  return { ...copied, digest: totals.digest("hex"), before: before.digest("hex") };
}
