import type { ExpressionBuilder, Kysely } from "kysely";
import { startOfIndianDay } from "../../submission/indian-days.ts";
import type { ListQuery } from "../../submission/list-query.ts";
import type { Tables } from "../database.ts";
import type { Filter, Found } from "../search/search-index.ts";
import { readQuery, type Wanted } from "../search/words.ts";

export type Asked = Omit<ListQuery, "page" | "state"> & { state: ListQuery["state"] | "all" };

/** What is asked for, by columns and by words; undefined where nothing can be found. */
export type Search = {
  filter: Filter;
  wanted: Wanted /** Whether anything but the state is asked. */;
  narrow: boolean;
};

/** Words and services of those withdrawn are told to nobody, so nothing is found by them. */
export function readAsked({ q, state, kind, service, from, to }: Asked): Search | undefined {
  const wanted = readQuery(q);
  if (q !== "" && wanted.length === 0) return undefined;
  const personal = wanted.length > 0 || service !== undefined;
  if (state === "withdrawn" && personal) return undefined;
  // PostgreSQL takes no such character, and no service has one.
  if (service?.includes("\0")) return undefined;
  const all = ["new", "done", "quarantined", ...(personal ? [] : ["withdrawn" as const])] as const;
  const filter: Filter = {
    states: state === "all" ? all : [state],
    kind,
    about: service,
    since: from && startOfIndianDay(from),
    until: to && startOfIndianDay(to, 1),
  };
  return { filter, wanted, narrow: Boolean(personal || kind || from || to) };
}

/** The submissions of a filter, newest first. */
export function filteredRows(db: Kysely<Tables>, { states, kind, about, since, until }: Filter) {
  const [only, ...others] = states;
  let rows = db.selectFrom("submissions").orderBy("received_at", "desc").orderBy("id");
  // One state by = and not by IN, so that the index gives its order too.
  rows = only && others.length === 0 ? rows.where("state", "=", only) : rows.where("state", "in", states);
  if (kind !== undefined) rows = rows.where("kind", "=", kind);
  if (about !== undefined) rows = rows.where("about", "=", about);
  if (since !== undefined) rows = rows.where("received_at", ">=", since);
  if (until !== undefined) rows = rows.where("received_at", "<", until);
  return rows;
}

/** Those that come after one in the order of the list. */
export function after({ received_at, id }: Found) {
  return (row: ExpressionBuilder<Tables, "submissions">) =>
    row.and([
      row("received_at", "<=", received_at),
      row.or([row("received_at", "<", received_at), row("id", ">", id)]),
    ]);
}

/** The order of the list. */
export function byTime(one: Found, other: Found): number {
  if (one.received_at !== other.received_at) return one.received_at < other.received_at ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}
