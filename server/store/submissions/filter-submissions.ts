import type { ExpressionBuilder, Kysely } from "kysely";
import { indianOffset, startOfIndianDay } from "../../submission/indian-days.ts";
import type { ExportQuery } from "../../submission/list-query.ts";
import type { Clock } from "../clock.ts";
import type { Tables } from "../database.ts";
import type { Filter, Hit } from "../search/search-index.ts";
import { readQuery } from "../search/words.ts";

export type FilterQuery = Omit<ExportQuery, "as">;

/** What to look for, by columns and by words. */
export type Search = NonNullable<ReturnType<typeof readFilter>>;

/**
 * Withdrawn submissions show neither words nor services, so they cannot be found by them.
 * @returns undefined if nothing can match
 */
export function readFilter(
  { q, state, kind, service, person, from, to }: FilterQuery,
  clock: Pick<Clock, "now">,
) {
  const terms = readQuery(q);
  if (q !== "" && terms.length === 0) return undefined;
  const personal = terms.length > 0 || service !== undefined;
  if (state === "withdrawn" && personal) return undefined;
  // PostgreSQL refuses this character, and no service and no account contains it.
  if (service?.includes("\0") || person?.includes("\0")) return undefined;
  const isDue = state === "due";
  const all = ["new", "done", "quarantined", "spam", ...(personal ? [] : ["withdrawn" as const])] as const;
  const filter: Filter = {
    states: isDue ? ["new", "done"] : state === "all" ? all : [state],
    kind,
    about: service,
    person: person === "nobody" ? null : person,
    ...(isDue && { dueBy: clock.now(indianOffset) }),
    since: from && startOfIndianDay(from),
    until: to && startOfIndianDay(to, 1),
  };
  /** Whether anything beyond the state narrows the list. */
  const isNarrowed = Boolean(personal || kind || person || isDue || from || to);
  return { filter, terms, isNarrowed };
}

/** The submissions of a filter, newest first. */
export function filteredRows(
  db: Kysely<Tables>,
  { states, kind, about, person, dueBy, since, until }: Filter,
) {
  const [only, ...others] = states;
  let rows = db.selectFrom("submissions").orderBy("received_at", "desc").orderBy("id");
  // With = instead of IN, the index also provides the order.
  rows = only && others.length === 0 ? rows.where("state", "=", only) : rows.where("state", "in", states);
  if (kind !== undefined) rows = rows.where("kind", "=", kind);
  if (about !== undefined) rows = rows.where("about", "=", about);
  if (person !== undefined)
    rows = person === null ? rows.where("assigned_to", "is", null) : rows.where("assigned_to", "=", person);
  if (dueBy !== undefined) rows = rows.where("remind_on", "<=", dueBy);
  if (since !== undefined) rows = rows.where("received_at", ">=", since);
  if (until !== undefined) rows = rows.where("received_at", "<", until);
  return rows;
}

/** Those that come after a submission in the order of the list. */
export function after({ received_at, id }: Hit) {
  return (row: ExpressionBuilder<Tables, "submissions">) =>
    row.and([
      row("received_at", "<=", received_at),
      row.or([row("received_at", "<", received_at), row("id", ">", id)]),
    ]);
}

/** The order of the list. */
export function byTime(one: Hit, other: Hit): number {
  if (one.received_at !== other.received_at) return one.received_at < other.received_at ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}
