import type { DatabaseSync } from "node:sqlite";
import type pg from "pg";
import { type CopiedTable, copiedTables } from "./copied-tables.ts";
import { createTotal, type Row, rowDigest } from "./row-digest.ts";
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

/** Makes the target's tables equal to the source's: walks through both in the order of their keys and writes what differs. */
export async function copyRows(source: DatabaseSync, client: pg.ClientBase): Promise<Copied> {
  const [totals, before] = [createTotal(), createTotal()];
  const copied: Copied = { counts: {}, digest: "", before: "", written: 0, deleted: 0 };
  const deletions: [CopiedTable, string[]][] = [];
  for (const table of copiedTables) {
    const writer = createRowWriter(client, table);
    const surplus: string[] = [];
    const target = readTarget(client, table);
    let there = await target.next();
    const passUntil = async (key: string | undefined) => {
      while (!there.done && (key === undefined || sortsBefore(table, there.value.key, key))) {
        before.add(there.value.digest);
        surplus.push(there.value.key);
        there = await target.next();
      }
    };
    let count = 0;
    for (const row of readSource(source, table)) {
      const key = String(row[table.key]);
      const digest = rowDigest(table, row);
      totals.add(digest);
      count += 1;
      await passUntil(key);
      if (!there.done && there.value.key === key) {
        const same = there.value.digest === digest;
        before.add(there.value.digest);
        there = await target.next();
        if (same) continue;
      }
      await writer.write(row);
      copied.written += 1;
    }
    await passUntil(undefined);
    await writer.flush();
    copied.counts[table.name] = count;
    deletions.push([table, surplus]);
  }
  // Only now, because deleting a submission also deletes its rows in the other tables, which had to be compared first.
  for (const [{ name, key }, keys] of deletions) {
    if (keys.length > 0) await client.query(`DELETE FROM ${name} WHERE ${key} = ANY($1)`, [keys]);
    copied.deleted += keys.length;
  }
  return { ...copied, digest: totals.read(), before: before.read() };
}

function readSource(source: DatabaseSync, { name, key, columns }: CopiedTable): Iterable<Row> {
  return source.prepare(`SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${key}`).iterate();
}

/** Both databases sort texts by their bytes. */
function sortsBefore({ numbered }: CopiedTable, one: string, other: string): boolean {
  if (numbered) return Number(one) < Number(other);
  return Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
}
