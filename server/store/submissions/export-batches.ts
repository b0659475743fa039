import { setImmediate } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Database, RunTask } from "../database.ts";
import type { Hit } from "../search/search-index.ts";
import { after, type FilterQuery, filteredRows, readFilter } from "./filter-submissions.ts";
import { readSubmissions, type Submission } from "./submission-rows.ts";

/** Submissions held in memory at a time; few, because SQLite blocks this process while they are read. */
const batch = 100;

/** Everything that matches, newest first, in batches. */
export async function* exportBatches(
  { db, search: index }: Pick<Database, "db" | "search">,
  work: RunTask,
  clock: Clock,
  query: FilterQuery,
): AsyncGenerator<Submission[]> {
  const search = readFilter(query, clock);
  if (!search) return;
  const { terms, filter } = search;
  let last: Hit | undefined;
  for (;;) {
    const found: Hit[] = await work(async () => {
      if (terms.length > 0) return index.find(terms, filter, batch, last);
      const rows = filteredRows(db, filter).select(["id", "received_at"]).limit(batch);
      return (last ? rows.where(after(last)) : rows).execute();
    });
    last = found.at(-1);
    const ids = found.map(({ id }) => id);
    if (last) yield await work(() => readSubmissions(db, ids));
    if (found.length < batch) return;
    // SQLite works synchronously: without a pause nothing else in this process would get a turn.
    await setImmediate();
  }
}
