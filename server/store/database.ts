import type { StatementSync } from "node:sqlite";
import type { Generated, Kysely } from "kysely";
import type pg from "pg";
import type { Application, Enquiry } from "../submission/form-rules.ts";
import type { Kind, State } from "../submission/states.ts";
import type { Clock } from "./clock.ts";
import type { DeskTables } from "./desk-tables.ts";
import type { SearchIndex } from "./search/search-index.ts";

/** The tables, alike in SQLite and PostgreSQL. Times are ISO 8601 in UTC, so that they sort as texts. */
export type Tables = DeskTables & {
  submissions: {
    id: string;
    kind: Kind;
    received_at: string;
    state: State;
    suspicion: string | null;
    /** Tells a repeated post from another one under the same id. */
    digest: string;
    /** JSON: the form's fields by name. */
    fields: string;
    /** Grows with every change by the staff. */
    version: Generated<number>;
    /** When it was last marked done; it stays while that is taken back. */
    done_at: string | null;
    assigned_to: string | null;
    assigned_name: string | null;
    /** What the staff did last, when, and who by account and name; no account is the terminal. */
    last_change: string | null;
    changed_at: string | null;
    changed_by: string | null;
    changed_name: string | null;
    /** Of one withdrawn: what it was before. */
    state_before: Exclude<State, "withdrawn"> | null;
    /** The service or position, once it is in the index. */
    about: Generated<string>;
    /** 0 while the index is to be brought up to it. */
    indexed: Generated<0 | 1>;
  };
  /** How many submissions there are of a state, kept by triggers; in PostgreSQL in several rows to be added up. */
  submission_counts: {
    state: State;
    amount: number;
  };
  notes: {
    /** A UUID: the page's own, so that a repeated note is known. */
    id: string;
    submission_id: string;
    at: string;
    by_id: string;
    by_name: string;
    text: string;
  };
  cvs: {
    submission_id: string;
    kind: "pdf" | "doc" | "docx";
    /** As the visitor's file was called. */
    name: string;
    sha256: string;
    size: number;
    bytes: Uint8Array;
    /** What the staff should know before opening it. */
    mark: string | null;
  };
  /** Mails. */
  outbox: Delivery;
  webhooks: Delivery;
  /** A single row. */
  store_state: {
    id: 1;
    /** How far time has passed while the server ran, which a clock that jumps does not change. */
    seen_at: string | null;
    /** Both of releases until November 2026: from when on the clock was not trusted, and agreed with elapsed time again. */
    doubted_from: string | null;
    agreed_since: string | null;
    tried_at: string | null;
    /** Since when rows are deleted whose traces are still to be overwritten, and by which erasure, the last of several. */
    erasing_since: string | null;
    /** A UUID, given when it is first copied to another database. */
    store_name: string | null;
    /** In a copy: the name of the store it was made from, and the digest of all it held then. */
    copied_from: string | null;
    copied_digest: string | null;
  };
};

/** What is to be told of a submission, once, to somebody outside. */
type Delivery = {
  submission_id: string;
  state: "waiting" | "sent" | "failed";
  attempts: number;
  due_at: string;
  first_tried_at: string | null;
  /** A worker's claim; another may take over when it has run out. */
  lease: string | null;
  leased_until: string | null;
  error: string | null;
  sent_at: string | null;
};

/** The tables of what is to be told outside. */
export type OutboxTable = "outbox" | "webhooks";

export type Cv = Pick<Tables["cvs"], "kind" | "name" | "bytes" | "mark">;

/** What a form brought, already validated. */
export type NewSubmission = {
  /** A UUID: the page's own, so that a repeated post is known. */
  id: string;
  /** Why it is kept apart from the others, if it is. */
  spamReason: string | undefined;
} & ({ kind: "enquiry"; fields: Enquiry } | { kind: "application"; fields: Application; cv: Cv });

/** Runs a task when the tables are up to date, again while what stops it may pass. */
export type RunTask = <T>(task: () => Promise<T>) => Promise<T>;

/** What differs between the two databases; every query is written once, for both. */
export type Database = {
  db: Kysely<Tables>;
  /** Brings the tables up to date; harmless when another process does the same. */
  migrate: () => Promise<void>;
  /** Whether the same may succeed a moment later: locked, restarting, connection lost. */
  isTransient: (error: unknown) => boolean;
  search: SearchIndex;
  /** A text that is another one after anything was written, by whichever process. Asked before what it is to vouch for. */
  readMark: () => Promise<string>;
  /** The time by the database's own clock, where several machines share it. */
  clock?: Clock;
  /**
   * Asked before and after every piece of work.
   * @throws StoreMoved when the database's files are no longer those that were opened
   */
  checkFiles?: () => void;
  /** What an error says of damage to the database's own file; undefined where it says nothing of it. */
  damage?: (error: unknown) => Error | undefined;
  /** Reads the whole database beside everybody's work; rejects with what is wrong with it. */
  check?: () => Promise<void>;
  /** Bytes that are left where the files lie. */
  freeSpace?: () => Promise<number>;
  /**
   * Overwrites what deleted rows have left behind in the database's own files.
   * @param longest milliseconds for which others may be kept from a table meanwhile
   * @returns whether all of it could be done within that
   */
  eraseDeleted: (longest: number) => Promise<boolean>;
  /** Writes a consistent copy to a file that does not exist yet; a PostgreSQL server has its own way. */
  backup?: (file: string) => Promise<void>;
  /** For counting together with other instances. */
  pool?: pg.Pool;
  /** The same on SQLite, in the shape of better-sqlite3 that rate-limiter-flexible asks for. */
  counters?: { prepare: (sql: string) => StatementSync; transaction: <T>(work: () => T) => () => T };
};
