import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { subjectOf } from "../../submission/submission.ts";
import type { Database, RunTask } from "../database.ts";
import { wordsOf } from "./words.ts";

/**
 * What is indexed in one transaction, during which nobody else can write to SQLite: submissions of so many letters, or one
 * that has more. Words follow letters: 5,000 make some 25 ms, whatever they are.
 */
const batch = { submissions: 25, letters: 5_000 };

/**
 * Indexes what changed, newest first, apart from keeping, which never waits or fails for it.
 * @param limit letters after which it stops @returns whether all is done
 */
export async function indexSubmissions(
  { db, search }: Pick<Database, "db" | "search">,
  work: RunTask,
  limit: number,
): Promise<boolean> {
  for (let done = 0; done < limit; ) {
    const begun = performance.now();
    const { letters, isLast } = await work(indexBatch);
    if (isLast) return true;
    done += letters;
    // Half of the time belongs to others: to visitors here, and to another instance that waits to write to the same file.
    await pause(performance.now() - begun);
  }
  return false;

  async function indexBatch(): Promise<{ letters: number; isLast: boolean }> {
    const waiting = await db
      .selectFrom("submissions")
      .where("indexed", "=", 0)
      .where("state", "!=", "withdrawn")
      .select(["id", sql<number>`length(fields)`.as("length")])
      .orderBy("received_at", "desc")
      .limit(batch.submissions)
      .execute();
    let letters = 0;
    const pending: string[] = [];
    for (const { id, length } of waiting) {
      if (pending.length > 0 && letters + length > batch.letters) break;
      letters += length;
      pending.push(id);
    }
    if (pending.length === 0) return { letters, isLast: true };
    await db.transaction().execute(async (transaction) => {
      // These rows are now locked: a change to one of them waits, and marks it to be indexed again.
      const rows = await transaction
        .updateTable("submissions")
        .set({ indexed: 1 })
        .where("id", "in", pending)
        .where("state", "!=", "withdrawn")
        .returning(["id", "kind", "received_at", "state", "fields"])
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return;
      const extras = await transaction
        .selectFrom("cvs")
        .select(["submission_id", "name as text"])
        .where("submission_id", "in", ids)
        .unionAll((row) =>
          row.selectFrom("notes").select(["submission_id", "text"]).where("submission_id", "in", ids),
        )
        .execute();
      const extraTexts = Map.groupBy(extras, ({ submission_id }) => submission_id);
      const entries = rows.map((row) => {
        const fields: Record<string, string> = JSON.parse(row.fields);
        const about = subjectOf(row.kind, fields).replaceAll("\0", "");
        const texts = [
          row.id,
          ...Object.values(fields),
          ...(extraTexts.get(row.id) ?? []).map(({ text }) => text),
        ];
        return { ...row, about, words: wordsOf(texts.map(String)) };
      });
      await search.put(transaction, entries);
    });
    return { letters, isLast: pending.length === waiting.length && waiting.length < batch.submissions };
  }
}
