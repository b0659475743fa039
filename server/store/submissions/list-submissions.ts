import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { indianOffset, startOfIndianDay } from "../../submission/indian-time.ts";
import {
  type ExportQuery,
  type ListQuery,
  listQuery,
  pageSize,
  type View,
} from "../../submission/list-query.ts";
import { type State, states, workStates } from "../../submission/submission.ts";
import type { Clock } from "../clock.ts";
import type { Database, Filter, Hit, Tables } from "../database.ts";
import { readQuery, senderKeys } from "../search/words.ts";
import { createLine, type Line, readInOrder } from "./submission-rows.ts";

/** A search stops counting here: nobody reads ten pages. Without a search the count is exact. */
const countedTo = 500;
const maxAbouts = 200;

const dueQuery = listQuery.parse({ state: "due" });

export async function listSubmissions(
  { db, reader, search }: Pick<Database, "db" | "reader" | "search">,
  clock: Clock,
  query: ListQuery,
) {
  const due = createFilter(dueQuery, clock);
  // Asked at once, they do not each wait behind what others ask.
  const [stateCounts, dueCount, abouts] = await Promise.all([
    countStates(db),
    due ? countUpTo(due, Number.MAX_SAFE_INTEGER) : 0,
    readAbouts(),
  ]);
  const counts: Record<View, number> = { ...stateCounts, due: dueCount };
  const filtered = createListFilter(query, clock);
  const { page } = query;
  const empty = {
    counts,
    abouts,
    lines: [] as Line[],
    /** How many match in all; a search stops counting at `countedTo`. */
    total: 0,
    countedTo,
    page,
  };
  if (!filtered) return empty;
  const offset = (page - 1) * pageSize;
  if (filtered.terms.length > 0) {
    const hits = await findAll(search, filtered);
    const lines = await readInOrder(reader, pickIds(hits.slice(offset, offset + pageSize)), createLine);
    const total = Math.min(hits.length, countedTo);
    // The index may still have the old state of what was changed a moment ago.
    const { states } = filtered.filter;
    return { ...empty, lines: markDoubles(lines.filter(({ state }) => states.includes(state))), total };
  }
  const rows = filteredRows(reader, filtered.filter);
  const [ids, total] = await Promise.all([
    rows.select(["id", "received_at"]).limit(pageSize).offset(offset).execute(),
    filtered.isNarrowed ? countUpTo(filtered, countedTo) : undefined,
  ]);
  const lines = markDoubles(await readInOrder(reader, pickIds(ids), createLine));
  if (total !== undefined) return { ...empty, lines, total };
  return { ...empty, lines, total: counts[query.state], countedTo: Number.MAX_SAFE_INTEGER };

  async function countUpTo({ filter }: Search, limit: number): Promise<number> {
    const { count } = await reader
      .selectFrom(filteredRows(reader, filter).clearOrderBy().select("id").limit(limit).as("found"))
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Skips through the index from one value to the next, since many rows share few values. Spam is left out. */
  async function readAbouts(): Promise<string[]> {
    const next = (state: unknown, about: unknown) => sql`(
      SELECT min(about) FROM submissions WHERE submissions.state = ${state} AND submissions.about > ${about}
    )`;
    const first = workStates.map(
      (state) => sql`SELECT ${sql.lit(state)} AS state, ${next(sql.lit(state), sql`''`)} AS about`,
    );
    const { rows } = await sql<{ about: string }>`
      WITH RECURSIVE found (state, about) AS (
        SELECT state, about FROM (${sql.join(first, sql` UNION ALL `)}) AS first
        UNION ALL SELECT found.state, ${next(sql`found.state`, sql`found.about`)} FROM found WHERE found.about IS NOT NULL
      )
      SELECT about FROM found WHERE about IS NOT NULL LIMIT ${maxAbouts * workStates.length}`.execute(reader);
    const abouts = new Set(rows.map(({ about }) => about));
    return [...abouts].sort((a, b) => a.localeCompare(b, "en-IN")).slice(0, maxAbouts);
  }
}

function markDoubles(lines: Line[]): Line[] {
  const keyOf = ({ phone }: Line) => senderKeys({ phone }).phone;
  const groups = Map.groupBy(lines, keyOf);
  return lines.map((line) => {
    const key = keyOf(line);
    return { ...line, isDouble: key !== undefined && (groups.get(key)?.length ?? 0) > 1 };
  });
}

/** What comes before and after a submission in the list of a query, whether or not the list contains it. */
export async function findNeighbours(
  { reader, search }: Pick<Database, "reader" | "search">,
  clock: Clock,
  query: ListQuery,
  position: Hit,
): Promise<{ previous: string | null; next: string | null }> {
  const filtered = createListFilter(query, clock);
  if (!filtered) return { previous: null, next: null };
  if (filtered.terms.length > 0) {
    const hits = await findAll(search, filtered);
    const neighbours = hits.filter(({ id }) => id !== position.id);
    const last = hits.at(-1);
    // Beyond the last one that a search counts, the neighbours are unknown.
    if (hits.length >= countedTo && last && compareByTime(last, position) < 0)
      return { previous: null, next: null };
    const index = neighbours.findIndex((hit) => compareByTime(hit, position) > 0);
    const behind = index < 0 ? neighbours.length : index;
    return { previous: neighbours[behind - 1]?.id ?? null, next: neighbours[behind]?.id ?? null };
  }
  const rows = filteredRows(reader, filtered.filter).select("id").limit(1);
  const next = await rows.where(isListedAfter(position)).executeTakeFirst();
  const previous = await rows
    .clearOrderBy()
    .orderBy("received_at")
    .orderBy("id", "desc")
    .where("received_at", ">=", position.received_at)
    .where((row) => row.or([row("received_at", ">", position.received_at), row("id", "<", position.id)]))
    .executeTakeFirst();
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

async function findAll(search: Database["search"], { terms, filter }: Search): Promise<Hit[]> {
  return (await search.find(terms, filter, countedTo)).sort(compareByTime);
}

const pickIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** A search looks through every state, wherever it was begun. */
function createListFilter(query: ListQuery, clock: Clock) {
  return createFilter(query.q === "" ? query : { ...query, state: "all" }, clock);
}

export type FilterQuery = Omit<ExportQuery, "as">;

export type Search = NonNullable<ReturnType<typeof createFilter>>;

/** Undefined if nothing can match. Withdrawn submissions show neither words nor services, so can't be found by them. */
export function createFilter(
  { q, state, kind, service, person, from, to }: FilterQuery,
  clock: Pick<Clock, "now">,
) {
  const terms = readQuery(q);
  if (q !== "" && terms.length === 0) return undefined;
  const isContentSearch = terms.length > 0 || service !== undefined;
  if (state === "withdrawn" && isContentSearch) return undefined;
  // PostgreSQL refuses this character, and no service and no account contains it.
  if (service?.includes("\0") || person?.includes("\0")) return undefined;
  const isDue = state === "due";
  const allStates = states.filter((name) => name !== "withdrawn" || !isContentSearch);
  const filter: Filter = {
    states: isDue ? workStates : state === "all" ? allStates : [state],
    kind,
    about: service,
    person: person === "nobody" ? null : person,
    ...(isDue && { dueBy: clock.now(indianOffset) }),
    since: from && startOfIndianDay(from),
    until: to && startOfIndianDay(to, 1),
  };
  const isNarrowed = Boolean(isContentSearch || kind || person || isDue || from || to);
  return { filter, terms, isNarrowed };
}

/** @param isUnindexed whether they are found by something else: a reminder, or the id that the caller asks for */
export function filteredRows(
  db: Kysely<Tables>,
  { states, kind, about, person, dueBy, since, until }: Filter,
  isUnindexed = dueBy !== undefined,
) {
  const [only, ...others] = states;
  let rows = db.selectFrom("submissions").orderBy("received_at", "desc").orderBy("id");
  if (kind !== undefined) rows = rows.where("kind", "=", kind);
  if (about !== undefined) rows = rows.where("about", "=", about);
  if (dueBy !== undefined) rows = rows.where("remind_on", "<=", dueBy);
  if (isUnindexed) {
    rows = rows.where(unindexed("state"), "in", states);
    if (person !== undefined) rows = rows.where(unindexed("assigned_to"), "=", person ?? "");
  } else {
    // With = instead of IN, the index also provides the order.
    rows = only && others.length === 0 ? rows.where("state", "=", only) : rows.where("state", "in", states);
    if (person === null) rows = rows.where("assigned_to", "is", null);
    else if (person !== undefined) rows = rows.where("assigned_to", "=", person);
  }
  const time = isUnindexed ? unindexed("received_at") : sql<string>`received_at`;
  if (since !== undefined) rows = rows.where(time, ">=", since);
  if (until !== undefined) rows = rows.where(time, "<", until);
  return rows;
}

/**
 * A column, empty for null, by which a database does not choose an index: without statistics, SQLite takes the index by
 * state, person or time, which leads to many, before that of the few with a reminder.
 */
export const unindexed = (column: "state" | "assigned_to" | "received_at") =>
  sql<string>`coalesce(${sql.ref(column)}, '')`;

export function isListedAfter({ received_at, id }: Hit) {
  return (row: ExpressionBuilder<Tables, "submissions">) =>
    row.and([
      row("received_at", "<=", received_at),
      row.or([row("received_at", "<", received_at), row("id", ">", id)]),
    ]);
}

export function compareByTime(a: Hit, b: Hit): number {
  if (a.received_at !== b.received_at) return a.received_at < b.received_at ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

/** Above this many rows of changes, they are summed up. */
const maxCountRows = 200;

async function countStates(db: Kysely<Tables>): Promise<Record<State, number>> {
  const rows = await db
    .selectFrom("submission_counts")
    .groupBy("state")
    .select(({ fn }) => ["state", fn.sum("amount").as("count"), fn.countAll().as("rows")])
    .execute();
  if (rows.reduce((all, { rows }) => all + Number(rows), 0) > maxCountRows) await compactCounts(db);
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return Object.fromEntries(states.map((state) => [state, countOf(state)])) as Record<State, number>;
}

/** Leaves one row for each state instead of one for each change. Two at once each sum up the rows that they could delete. */
async function compactCounts(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction.deleteFrom("submission_counts").returning(["state", "amount"]).execute();
    const sums = [...Map.groupBy(rows, ({ state }) => state)].map(([state, group]) => ({
      state,
      amount: group.reduce((sum, { amount }) => sum + amount, 0),
    }));
    if (sums.length > 0) await transaction.insertInto("submission_counts").values(sums).execute();
  });
}
