import type { QueryExecutorProvider, RawBuilder } from "kysely";
import type { Kind, State } from "../../submission/submission.ts";
import type { SearchTerms } from "./words.ts";

/** Which submissions to look through. `since` and `until` are ISO 8601; `until` itself is excluded. */
export type Filter = {
  states: readonly State[];
  kind?: Kind | undefined;
  about?: string | undefined;
  /** The account to which it is assigned; null for nobody. */
  person?: string | null | undefined;
  /** With a reminder before this time, in India. */
  dueBy?: RawBuilder<string> | undefined;
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

/** `place` belongs to the index, which continues from there. */
export type Hit = { id: string; received_at: string; place?: number };

/** Finds submissions by their words: SQLite's FTS5 or PostgreSQL's text search. */
export type SearchIndex = {
  /** Adds or updates submissions, and notes what each is about, in the caller's transaction. */
  put: (transaction: QueryExecutorProvider, entries: readonly Entry[]) => Promise<void>;
  /**
   * Newest first. Withdrawn submissions are never found.
   * @param terms at least one
   * @param after the hit to continue after
   */
  find: (terms: SearchTerms, filter: Filter, limit: number, after?: Hit) => Promise<Hit[]>;
};
