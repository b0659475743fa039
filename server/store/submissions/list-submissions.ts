import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { indianOffset } from "../../../formats/indian-day.ts";
import { type ListQuery, pageSize, statesOf, type View, views } from "../../submission/list-query.ts";
import { openStates, type State, states } from "../../submission/submission.ts";
import type { Clock } from "../clock.ts";
import { countRows, type Database, type Filter, type Hit, type Tables } from "../database.ts";
import { parseQuery, splitQuery } from "../search/words.ts";
import { markSenders } from "./senders.ts";
import {
  compareByTime,
  readInOrder,
  type SubmissionSummary,
  summarizeSubmission,
} from "./submission-rows.ts";

/** A search stops counting here: nobody reads ten pages. Without a search the count is exact. */
const countedTo = 500;

/** What is counted again for a person or a kind: there are few, however much is over. */
const waiting = [...openStates, "quarantined", "blocked"] as const;

export async function listSubmissions(
  database: Pick<Database, "db" | "reader" | "search">,
  clock: Clock,
  query: ListQuery,
) {
  const { db, reader, search } = database;
  const idsOf = (filter: Filter) => filteredRows(reader, filter).clearOrderBy().select("id");
  const { kind, person, page } = query;
  const reminders = createFilter({ ...query, q: "", state: "due" })?.filter;
  // Asked at once, they do not each wait behind what others ask.
  const [stateCounts, narrowedCounts, dueCount] = await Promise.all([
    countStates(db),
    reminders && (kind || person) ? countWaiting(reminders) : undefined,
    reminders ? countRows(reader, idsOf({ ...reminders, dueBy: clock.now(indianOffset) })) : 0,
  ]);
  const shownCounts: Partial<typeof stateCounts> = narrowedCounts ?? stateCounts;
  const countOf = (view: View) =>
    statesOf(view).reduce((total, state) => total + (shownCounts[state] ?? 0), 0);
  const counts = {
    ...(Object.fromEntries(views.map((view) => [view, countOf(view)])) as Record<View, number>),
    due: dueCount,
  };
  const filtered = createFilter(query);
  const empty = {
    /** Of what is narrowed to a person or a kind, only what waits. */
    counts,
    /** Whatever is shown. */
    newCount: stateCounts.new,
    lines: [] as SubmissionSummary[],
    /** How many match in all; a search stops counting at `countedTo`. */
    total: 0,
    /** Of a search without a match, the words that match nothing by themselves. */
    unmatched: undefined as string[] | undefined,
    countedTo,
    page,
  };
  if (!filtered) return empty;
  const { terms, filter, isNarrowed } = filtered;
  const offset = (page - 1) * pageSize;
  const found = terms.length > 0 ? await search.find(terms, filter, countedTo) : undefined;
  if (found?.length === 0) return { ...empty, unmatched: await findUnmatched(search, query.q, filter) };
  const [hits, total] = found
    ? [found.sort(compareByTime).slice(offset, offset + pageSize), found.length]
    : await Promise.all([
        filteredRows(reader, filter).select("id").limit(pageSize).offset(offset).execute(),
        isNarrowed ? countRows(reader, idsOf(filter).limit(countedTo)) : undefined,
      ]);
  const ids = hits.map(({ id }) => id);
  const lines = await markSenders(database, await readInOrder(reader, ids, summarizeSubmission));
  if (total !== undefined) return { ...empty, lines, total };
  return { ...empty, lines, total: counts[query.state], countedTo: Number.MAX_SAFE_INTEGER };

  async function countWaiting({ kind, person }: Filter) {
    const rows = await filteredRows(reader, { states: waiting, kind, person })
      .clearOrderBy()
      .groupBy("state")
      .select(({ fn }) => ["state", fn.countAll().as("count")])
      .execute();
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  }
}

async function findUnmatched(search: Database["search"], q: string, filter: Filter): Promise<string[]> {
  const words = splitQuery(q);
  const hits = await Promise.all(words.map((word) => search.find(parseQuery(word), filter, 1)));
  return words.filter((_, at) => hits[at]?.length === 0);
}

/** A search looks through every state, wherever it was begun. Undefined if nothing can match. */
function createFilter({ q, state, kind, person }: ListQuery) {
  const terms = parseQuery(q);
  if (q !== "" && terms.length === 0) return undefined;
  // PostgreSQL refuses this character, and no account contains it.
  if (person?.includes("\0")) return undefined;
  const isDue = q === "" && state === "due";
  const filter: Filter = {
    states: q === "" ? statesOf(state) : states,
    kind,
    person: person === "nobody" ? null : person,
    ...(isDue && { dueBy: "ever" }),
  };
  return { filter, terms, isNarrowed: Boolean(kind || person || isDue) };
}

/** @param isUnindexed whether they are found by something else: a reminder, or the id that the caller asks for */
export function filteredRows(
  db: Kysely<Tables>,
  { states, kind, person, dueBy }: Filter,
  isUnindexed = dueBy !== undefined,
) {
  const [only, ...others] = states;
  let rows = db.selectFrom("submissions").orderBy("received_at", "desc").orderBy("id");
  if (kind !== undefined) rows = rows.where("kind", "=", kind);
  if (dueBy === "ever")
    rows = rows.where("remind_on", "is not", null).clearOrderBy().orderBy("remind_on").orderBy("id");
  else if (dueBy !== undefined) rows = rows.where("remind_on", "<=", dueBy);
  if (isUnindexed) {
    rows = rows.where(unindexed("state"), "in", states);
    return person === undefined ? rows : rows.where(unindexed("assigned_to"), "=", person ?? "");
  }
  // With = instead of IN, the index also provides the order.
  rows = only && others.length === 0 ? rows.where("state", "=", only) : rows.where("state", "in", states);
  if (person === undefined) return rows;
  return person === null ? rows.where("assigned_to", "is", null) : rows.where("assigned_to", "=", person);
}

/**
 * A column, empty for null, by which a database does not choose an index: without statistics, SQLite takes the index by
 * state or person, which leads to many, before that of the few with a reminder.
 */
export const unindexed = (column: "state" | "assigned_to") => sql<string>`coalesce(${sql.ref(column)}, '')`;

export function isListedAfter({ received_at, id }: Hit) {
  return (row: ExpressionBuilder<Tables, "submissions">) =>
    row.and([
      row("received_at", "<=", received_at),
      row.or([row("received_at", "<", received_at), row("id", ">", id)]),
    ]);
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
