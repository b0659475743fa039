import type { QueryExecutorProvider } from "kysely";
import type { Kind, State } from "../../submission/states.ts";
import type { Wanted } from "./words.ts";

/** Which submissions are meant, besides by words. Times are bounds in ISO 8601: from the first on, before the second. */
export type Filter = {
  states: readonly State[];
  kind?: Kind | undefined;
  about?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
};

export type Entry = {
  id: string;
  received_at: string;
  state: State;
  kind: Kind;
  about: string;
  words: string[];
};

/** `place` is the index's own, to go on from there. */
export type Found = { id: string; received_at: string; place?: number };

/** Finds submissions by their words: SQLite's FTS5 or PostgreSQL's text search. */
export type SearchIndex = {
  /** Takes submissions in, or anew, and notes what each is about; in the caller's transaction. */
  put: (transaction: QueryExecutorProvider, entries: readonly Entry[]) => Promise<void>;
  /**
   * Newest first. Those withdrawn are never found.
   * @param wanted at least one
   * @param after goes on behind this one
   */
  find: (wanted: Wanted, filter: Filter, limit: number, after?: Found) => Promise<Found[]>;
};
