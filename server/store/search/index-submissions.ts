import { setImmediate } from "node:timers/promises";
import { subjectOf } from "../../submission/submission.ts";
import type { Database, RunTask } from "../database.ts";
import { wordsOf } from "./words.ts";

/** Rows in one transaction: about 40 ms, during which nobody else can write to SQLite. */
const batch = 100;

/** Indexes what changed, newest first, apart from keeping, which never waits or fails for it; returns whether all is done. */
export async function indexSubmissions(
  { db, search }: Pick<Database, "db" | "search">,
  work: RunTask,
  limit: number,
): Promise<boolean> {
  for (let done = 0; done < limit; done += batch) {
    if ((await work(indexBatch)) < batch) return true;
    // SQLite works synchronously: without a pause nothing else in this process would get a turn.
    await setImmediate();
  }
  return false;

  async function indexBatch(): Promise<number> {
    const waiting = await db
      .selectFrom("submissions")
      .where("indexed", "=", 0)
      .where("state", "!=", "withdrawn")
      .select("id")
      .orderBy("received_at", "desc")
      .limit(batch)
      .execute();
    if (waiting.length === 0) return 0;
    const pending = waiting.map(({ id }) => id);
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
    return waiting.length;
  }
}
