import type { Database, RunTask } from "../database.ts";
import type { InboxQueries, Submission } from "../inbox-queries.ts";
import type { Found } from "../search/search-index.ts";
import { type Asked, after, filteredRows, readAsked } from "./filter-submissions.ts";

/** Submissions held in memory at a time; few, for on SQLite nobody else has their turn while they are read. */
const batch = 100;

/** Everything that is asked for, newest first, some at a time. */
export async function* exportBatches(
  { db, search }: Pick<Database, "db" | "search">,
  work: RunTask,
  whole: InboxQueries["whole"],
  query: Asked,
): AsyncGenerator<Submission[]> {
  const asked = readAsked(query);
  if (!asked) return;
  const { wanted, filter } = asked;
  let last: Found | undefined;
  for (;;) {
    const found: Found[] = await work(async () => {
      if (wanted.length > 0) return search.find(wanted, filter, batch, last);
      const rows = filteredRows(db, filter).select(["id", "received_at"]).limit(batch);
      return (last ? rows.where(after(last)) : rows).execute();
    });
    last = found.at(-1);
    if (last) yield await whole(found.map(({ id }) => id));
    if (found.length < batch) return;
    // SQLite answers without ever leaving this process's turn: others get theirs here.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
