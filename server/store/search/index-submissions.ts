import { setTimeout as pause } from "node:timers/promises";
import { subjectOf } from "../../submission/submission.ts";
import type { Database, RunTask } from "../database.ts";
import { listWords } from "./words.ts";

/**
 * The work of one transaction, in words and tens of letters, during which nobody else can write to SQLite: some 40 ms. It is
 * some fifty submissions as people write them, or one or two of twenty thousand digits.
 */
const batch = { submissions: 50, work: 5_000 };

/**
 * Indexes what changed, newest first, apart from keeping, which never waits or fails for it.
 * @param limit after how much work it stops, in words and tens of letters @returns whether all is done
 */
export async function indexSubmissions(
  { db, search }: Pick<Database, "db" | "search">,
  work: RunTask,
  limit: number,
): Promise<boolean> {
  for (let done = 0; done < limit; ) {
    const begun = performance.now();
    const { effort, isLast } = await work(indexBatch);
    if (isLast) return true;
    done += effort;
    // Half of the time belongs to others: to visitors here, and to another instance that waits to write to the same file.
    await pause(performance.now() - begun);
  }
  return false;

  async function indexBatch(): Promise<{ effort: number; isLast: boolean }> {
    const waiting = await db
      .selectFrom("submissions")
      .where("indexed", "=", 0)
      .select(["id", "fields"])
      .orderBy("received_at", "desc")
      .limit(batch.submissions)
      .execute();
    let effort = 0;
    const pending: string[] = [];
    for (const { id, fields } of waiting) {
      const own = listWords(Object.values(JSON.parse(fields)).map(String)).length + fields.length / 10;
      if (pending.length > 0 && effort + own > batch.work) break;
      effort += own;
      pending.push(id);
    }
    if (pending.length === 0) return { effort, isLast: true };
    await db.transaction().execute(async (transaction) => {
      // These rows are now locked: a change to one of them waits, and marks it to be indexed again.
      const rows = await transaction
        .updateTable("submissions")
        .set({ indexed: 1 })
        .where("id", "in", pending)
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
        const texts = [...Object.values(fields), ...(extraTexts.get(row.id) ?? []).map(({ text }) => text)];
        // The parts of the ID whole: its digits are nobody's telephone number.
        return { ...row, about, words: [...listWords(texts.map(String)), ...row.id.split("-")] };
      });
      await search.put(transaction, entries);
    });
    return { effort, isLast: pending.length === waiting.length && waiting.length < batch.submissions };
  }
}
