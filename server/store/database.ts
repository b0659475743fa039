import type { StatementSync } from "node:sqlite";
import type { AliasableExpression, Generated, Kysely, QueryExecutorProvider, RawBuilder } from "kysely";
import type pg from "pg";
import type { Application, Enquiry, EnteredEnquiry } from "../submission/form-rules.ts";
import type { CvKind, Kind, State } from "../submission/submission.ts";
import type { Clock } from "./clock.ts";
import type { SearchTerms } from "./search/words.ts";
import type { StaffTables } from "./staff-tables.ts";

/** The tables, alike in SQLite and PostgreSQL. Times are ISO 8601 in UTC, so that they sort as texts. */
export type Tables = StaffTables & {
  submissions: {
    id: string;
    kind: Kind;
    received_at: string;
    state: State;
    suspicion: string | null;
    /** Distinguishes a repeated post from a different one with the same ID. */
    digest: string;
    fields: string;
    /** Grows with every change by the staff. */
    version: Generated<number>;
    /** When it was last marked done, won or lost; kept when it is reopened. */
    done_at: string | null;
    /** When it was won, or the beginning of the day in India that somebody has set; null, too, if an earlier release did it. */
    won_at: string | null;
    /** What an enquiry is worth without GST, once it is quoted or won */
    rupees: number | null;
    /** Where it came from, for counting (`originOf`); empty where unknown. */
    source: Generated<string>;
    campaign: Generated<string>;
    board: Generated<string>;
    assigned_to: string | null;
    assigned_name: string | null;
    /** When in India somebody wants to be reminded of it: a day such as 2026-11-23, or 2026-11-23T16:00. */
    remind_on: string | null;
    /** 1 where somebody has blocked its sender. */
    blocked: Generated<number>;
    /** The staff's last change, when, and by whom: account and name, or no account for the terminal. */
    last_change: string | null;
    changed_at: string | null;
    changed_by: string | null;
    changed_name: string | null;
    /** The state that its last change of state took it from. */
    state_before: State | null;
    /** The service or position, once it has been indexed. */
    about: Generated<string>;
    /** 0 while it still has to be indexed. */
    indexed: Generated<0 | 1>;
  };
  /** How many submissions are in each state, maintained by triggers; in PostgreSQL the sum of several rows. */
  submission_counts: { state: State; amount: number };
  notes: {
    /** A UUID made by the page, so that a repeated note is recognised. */
    id: string;
    submission_id: string;
    at: string;
    by_id: string;
    by_name: string;
    text: string;
  };
  cvs: {
    submission_id: string;
    kind: CvKind;
    name: string;
    sha256: string;
    size: number;
    bytes: Uint8Array;
    /** A warning for the staff before they open it. */
    mark: string | null;
  };
  outbox: Delivery;
  webhooks: Delivery;
  store_state: {
    id: 1;
    /** How much time has passed while the server was running; a clock that jumps does not change it. */
    seen_at: string | null;
    tried_at: string | null;
    /** The last erasure whose traces still have to be overwritten, and when it was. */
    erasing_since: string | null;
  };
};

/** A mail or webhook about a submission, to be sent once. */
type Delivery = {
  submission_id: string;
  state: "waiting" | "sent" | "failed";
  attempts: number;
  due_at: string;
  first_tried_at: string | null;
  /** A worker's claim; when it has expired, another worker may take over. */
  lease: string | null;
  leased_until: string | null;
  error: string | null;
  sent_at: string | null;
};

export type OutboxTable = "outbox" | "webhooks";

export type Cv = Pick<Tables["cvs"], "kind" | "name" | "bytes" | "mark">;

export type NewSubmission = {
  /** A UUID made by the page, so that a repeated post is recognised. */
  id: string;
  spamReason: string | undefined;
  /** As `remind_on`. */
  remindOn?: string | undefined;
} & (
  | { kind: "enquiry"; fields: Enquiry | EnteredEnquiry }
  | { kind: "application"; fields: Application; cv: Cv }
);

/** Runs a task once the tables are up to date, and repeats it while it fails for a passing reason. */
export type RunTask = <T>(task: () => Promise<T>, timeoutMs?: number) => Promise<T>;

export const createTransact =
  ({ db }: Pick<Database, "db">, work: RunTask) =>
  <T>(task: (on: Kysely<Tables>) => Promise<T>) =>
    work(() => db.transaction().execute(task));

export const hasRows = async (query: { executeTakeFirst: () => Promise<unknown> }) =>
  (await query.executeTakeFirst()) !== undefined;

/** How many rows a query finds. */
export async function countRows(on: Kysely<Tables>, rows: AliasableExpression<object>): Promise<number> {
  const counting = on.selectFrom(rows.as("rows")).select(({ fn }) => fn.countAll().as("count"));
  return Number((await counting.executeTakeFirstOrThrow()).count);
}

/** The store cannot be used at the moment; `cause` says why. */
export class StoreUnavailableError extends Error {
  override name = "StoreUnavailableError";
}

/** What differs between the two databases; every other query is written once for both. */
export type Database = {
  db: Kysely<Tables>;
  /** For what the desk reads, which may take long: with SQLite in a thread of its own, so that no visitor waits for it. */
  reader: Kysely<Tables>;
  /** Brings the tables up to date; safe while another process does the same. */
  migrate: () => Promise<void>;
  /** Whether the same may succeed a moment later: database locked, server restarting, connection lost. */
  isTransient: (error: unknown) => boolean;
  search: SearchIndex;
  /** The database's own clock, where several machines share it. */
  clock?: Clock;
  /** Called before and after every task. @throws StoreMovedError if the files are no longer those that were opened */
  checkFiles?: () => void;
  /** The damage to the database's file that an error reports; undefined if it reports none. */
  damage?: (error: unknown) => Error | undefined;
  /** Reads the whole database without holding up other work; rejects with what is wrong with it. */
  check?: () => Promise<void>;
  /** Free bytes on the disk that holds the files. */
  freeSpace?: () => Promise<number>;
  /** Overwrites what deleted rows left in the files; false if a table would be locked for more milliseconds. */
  eraseDeleted: (longest: number) => Promise<boolean>;
  /** Writes a consistent copy to a new file; a PostgreSQL server has its own means. */
  backup?: (file: string) => Promise<void>;
  /** For rate limits shared with other instances. */
  pool?: pg.Pool;
  /** The same for SQLite, in the shape of better-sqlite3 that rate-limiter-flexible expects. */
  counters?: { prepare: (sql: string) => StatementSync; transaction: <T>(work: () => T) => () => T };
};

/** Which submissions to look through. */
export type Filter = {
  states: readonly State[];
  kind?: Kind | undefined;
  /** The account to which it is assigned; null for nobody. */
  person?: string | null | undefined;
  /** With a reminder before this time, in India; with any, in the order of their days. */
  dueBy?: RawBuilder<string> | "ever" | undefined;
};

export type Entry = {
  id: string;
  received_at: string;
  state: State;
  kind: Kind;
  about: string;
  words: string[];
};

export type Hit = { id: string; received_at: string };

/** Finds submissions by their words: SQLite's FTS5 or PostgreSQL's text search. */
export type SearchIndex = {
  /** Adds or updates submissions, and notes what each is about, in the caller's transaction. */
  put: (transaction: QueryExecutorProvider, entries: readonly Entry[]) => Promise<void>;
  /** Newest first. */
  find: (terms: SearchTerms, filter: Filter, limit: number) => Promise<Hit[]>;
};
