import type { ExpressionBuilder, Kysely } from "kysely";
import { startOfIndianDay } from "../../submission/indian-days.ts";
import type { ExportQuery } from "../../submission/list-query.ts";
import type { Tables } from "../database.ts";
import type { Filter, Hit } from "../search/search-index.ts";
import { readQuery, type SearchTerms } from "../search/words.ts";

export type FilterQuery = Omit<ExportQuery, "as">;

/** What to look for, by columns and by words. */
export type Search = {
  filter: Filter;
  terms: SearchTerms;
  /** Whether anything beyond the state narrows the list. */
  isNarrowed: boolean;
};

/**
 * Withdrawn submissions show neither words nor services, so they cannot be found by them.
 * @returns undefined if nothing can match
 */
export function readFilter({ q, state, kind, service, from, to }: FilterQuery): Search | undefined {
  const terms = readQuery(q);
  if (q !== "" && terms.length === 0) return undefined;
  const personal = terms.length > 0 || service !== undefined;
  if (state === "withdrawn" && personal) return undefined;
  // PostgreSQL refuses this character, and no service contains it.
  if (service?.includes("\0")) return undefined;
  const all = ["new", "done", "quarantined", ...(personal ? [] : ["withdrawn" as const])] as const;
  const filter: Filter = {
    states: state === "all" ? all : [state],
    kind,
    about: service,
    since: from && startOfIndianDay(from),
    until: to && startOfIndianDay(to, 1),
  };
  return { filter, terms, isNarrowed: Boolean(personal || kind || from || to) };
}

/** The submissions of a filter, newest first. */
export function filteredRows(db: Kysely<Tables>, { states, kind, about, since, until }: Filter) {
  const [only, ...others] = states;
  let rows = db.selectFrom("submissions").orderBy("received_at", "desc").orderBy("id");
  // With = instead of IN, the index also provides the order.
  rows = only && others.length === 0 ? rows.where("state", "=", only) : rows.where("state", "in", states);
  if (kind !== undefined) rows = rows.where("kind", "=", kind);
  if (about !== undefined) rows = rows.where("about", "=", about);
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
