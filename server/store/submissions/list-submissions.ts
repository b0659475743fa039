import { sql } from "kysely";
import { type ListQuery, listQuery, pageSize, type View } from "../../submission/list-query.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database.ts";
import type { Hit } from "../search/search-index.ts";
import { countStates } from "./count-states.ts";
import { after, byTime, filteredRows, readFilter, type Search } from "./filter-submissions.ts";
import { type Line, lineOf } from "./line-of.ts";
import { readInOrder } from "./submission-rows.ts";

/** A search stops counting here: nobody reads ten pages. Without a search the count is exact. */
const countedTo = 500;
/** Services and positions in the filter. */
const maxAbouts = 200;

const dueQuery = listQuery.parse({ state: "due" });

/** Reads one page of the list. */
export async function listSubmissions(
  { db, search }: Pick<Database, "db" | "search">,
  clock: Clock,
  query: ListQuery,
) {
  const due = readFilter(dueQuery, clock);
  const counts: Record<View, number> = {
    ...(await countStates(db)),
    due: due ? await countUpTo(due, Number.MAX_SAFE_INTEGER) : 0,
  };
  const narrowed = readFilter(query, clock);
  const { page } = query;
  const none = {
    counts,
    /** The services and positions that occur, for the filter. */
    abouts: await readAbouts(),
    lines: [] as Line[],
    /** How many match in all; a search stops counting at `countedTo`. */
    total: 0,
    countedTo,
    page,
  };
  if (!narrowed) return none;
  const offset = (page - 1) * pageSize;
  if (narrowed.terms.length > 0) {
    const found = await findAll(search, narrowed);
    const lines = await readInOrder(db, idsOf(found.slice(offset, offset + pageSize)), lineOf);
    const total = Math.min(found.length, countedTo);
    // The index may still have the old state of what was changed a moment ago.
    const { states } = narrowed.filter;
    return { ...none, lines: lines.filter(({ state }) => states.includes(state)), total };
  }
  const rows = filteredRows(db, narrowed.filter);
  const ids = await rows.select(["id", "received_at"]).limit(pageSize).offset(offset).execute();
  const lines = await readInOrder(db, idsOf(ids), lineOf);
  if (narrowed.isNarrowed) return { ...none, lines, total: await countUpTo(narrowed, countedTo) };
  return { ...none, lines, total: counts[query.state], countedTo: Number.MAX_SAFE_INTEGER };

  async function countUpTo({ filter }: Search, limit: number): Promise<number> {
    const { count } = await db
      .selectFrom(filteredRows(db, filter).clearOrderBy().select("id").limit(limit).as("found"))
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Skips through the index from one value to the next, since many rows share few values. Spam is left out. */
  async function readAbouts(): Promise<string[]> {
    const next = (state: string, about: unknown) => sql`(
      SELECT min(about) FROM submissions WHERE state = ${sql.lit(state)} AND about > ${about}
    )`;
    const abouts = new Set<string>();
    for (const state of ["new", "done"]) {
      const { rows } = await sql<{ about: string }>`
        WITH RECURSIVE found (about) AS (
          SELECT ${next(state, sql`''`)}
          UNION ALL SELECT ${next(state, sql`found.about`)} FROM found WHERE found.about IS NOT NULL
        )
        SELECT about FROM found WHERE about IS NOT NULL LIMIT ${maxAbouts}`.execute(db);
      for (const { about } of rows) abouts.add(about);
    }
    return [...abouts].sort((one, other) => one.localeCompare(other, "en-IN")).slice(0, maxAbouts);
  }
}

/** What comes before and after a submission in the list of a query, whether or not the list contains it. */
export async function findNeighbours(
  { db, search }: Pick<Database, "db" | "search">,
  clock: Clock,
  query: ListQuery,
  here: Hit,
): Promise<{ previous: string | null; next: string | null }> {
  const asked = readFilter(query, clock);
  if (!asked) return { previous: null, next: null };
  if (asked.terms.length > 0) {
    const all = await findAll(search, asked);
    const found = all.filter(({ id }) => id !== here.id);
    const last = all.at(-1);
    // Beyond the last one that a search counts, the neighbours are unknown.
    if (all.length >= countedTo && last && byTime(last, here) < 0) return { previous: null, next: null };
    const at = found.findIndex((one) => byTime(one, here) > 0);
    const behind = at < 0 ? found.length : at;
    return { previous: found[behind - 1]?.id ?? null, next: found[behind]?.id ?? null };
  }
  const rows = filteredRows(db, asked.filter).select("id").limit(1);
  const next = await rows.where(after(here)).executeTakeFirst();
  const previous = await rows
    .clearOrderBy()
    .orderBy("received_at")
    .orderBy("id", "desc")
    .where("received_at", ">=", here.received_at)
    .where((row) => row.or([row("received_at", ">", here.received_at), row("id", "<", here.id)]))
    .executeTakeFirst();
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

async function findAll(search: Database["search"], { terms, filter }: Search): Promise<Hit[]> {
  return (await search.find(terms, filter, countedTo)).sort(byTime);
}

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);
