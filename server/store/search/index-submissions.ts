import type { Database, RunTask } from "../database.ts";
import { wordsOf } from "./words.ts";

/** Rows in one transaction: 40 ms or so, in which SQLite lets nobody else write. */
const batch = 100;

/**
 * Brings the index up to what has come in and changed since, oldest first. Nothing else writes to it, so that no
 * submission waits for it, or is lost by it.
 * @param most rows at most
 * @returns whether the index is complete
 */
export async function indexSubmissions(
  { db, search }: Pick<Database, "db" | "search">,
  work: RunTask,
  most: number,
): Promise<boolean> {
  for (let done = 0; done < most; done += batch) {
    if ((await work(indexBatch)) < batch) return true;
    // SQLite answers without ever leaving this process's turn: others get theirs here.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return false;

  async function indexBatch(): Promise<number> {
    const waiting = await db
      .selectFrom("submissions")
      .where("indexed", "=", 0)
      .where("state", "!=", "withdrawn")
      .select("id")
      .orderBy("received_at")
      .limit(batch)
      .execute();
    if (waiting.length === 0) return 0;
    await db.transaction().execute(async (transaction) => {
      // From here on the rows are held: what is added to one of them now waits, and has it looked at again.
      const rows = await transaction
        .updateTable("submissions")
        .set({ indexed: 1 })
        .where(
          "id",
          "in",
          waiting.map(({ id }) => id),
        )
        .where("state", "!=", "withdrawn")
        .returning(["id", "kind", "received_at", "state", "fields"])
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return;
      const cvs = await transaction
        .selectFrom("cvs")
        .select(["submission_id", "name as text"])
        .where("submission_id", "in", ids)
        .execute();
      const notes = await transaction
        .selectFrom("notes")
        .select(["submission_id", "text"])
        .where("submission_id", "in", ids)
        .execute();
      const more = Map.groupBy([...cvs, ...notes], ({ submission_id }) => submission_id);
      const entries = rows.map((row) => {
        const fields: Record<string, string> = JSON.parse(row.fields);
        const about = String((row.kind === "enquiry" ? fields.service : fields.position) ?? "").replaceAll(
          "\0",
          "",
        );
        const texts = [row.id, ...Object.values(fields), ...(more.get(row.id) ?? []).map(({ text }) => text)];
        return { ...row, about, words: wordsOf(texts.map(String)) };
      });
      await search.put(transaction, entries);
    });
    return waiting.length;
  }
}
