import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { Kysely, SqliteDialect } from "kysely";
import type { Database, Tables } from "./database.ts";
import { rememberFiles } from "./file-identity.ts";
import { readLastCopy } from "./last-copy.ts";
import { historyTable, readMigrations } from "./migrations.ts";
import { sqliteSearch } from "./search/sqlite-search.ts";
import { StoreDamaged } from "./store-damaged.ts";

/** The data folder cannot be used. */
export class DataFolderError extends Error {
  override name = "DataFolderError";
}

/**
 * The embedded store: one file in the data folder, readable by its owner alone.
 * Every commit reaches the disk before it is acknowledged (`synchronous=FULL`), and what is deleted is overwritten.
 * The file is first read by `migrate`: one that is damaged can be opened, as a server that is away can.
 * @throws DataFolderError when the folder or the file cannot be made
 */
export function openSqlite(folder: string): Database {
  const file = fileIn(folder);
  const raw = openFile(folder, file);
  let checkFiles = rememberFiles([file]);
  const db = new Kysely<Tables>({ dialect: dialectOf(raw) });
  return {
    db,
    search: sqliteSearch(db),
    // The first counts what others commit, the second what this connection writes.
    readMark: async () => {
      const { others } = raw.prepare("SELECT data_version AS others FROM pragma_data_version").get() ?? {};
      const { own } = raw.prepare("SELECT total_changes() AS own").get() ?? {};
      return `${others} ${own}`;
    },
    migrate: async () => {
      checkFiles();
      migrate(raw);
      checkFiles = rememberFiles([file, `${file}-wal`]);
    },
    checkFiles: () => checkFiles(),
    damage: (error) => findDamage(error, folder),
    check: () => quickCheck(file),
    freeSpace: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    isTransient: (error) => [busy, locked].includes(primaryCode(error)),
    eraseDeleted: async () => {
      const [result] = raw.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
      if (result?.busy) throw Object.assign(new Error("the log is being read"), { errcode: busy });
      return true;
    },
    backup: async (file) => copyTo(raw, file),
    // Each count is one statement, which needs no transaction around it.
    counters: { prepare: (sql) => raw.prepare(sql), transaction: (work) => work },
  };
}

/** What an error, or one behind it, says of damage to the store's file in a folder; undefined where it says nothing of it. */
export function findDamage(error: unknown, folder: string): StoreDamaged | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof StoreDamaged) return one;
    if ([corrupt, notADatabase].includes(primaryCode(one)))
      return new StoreDamaged(resolve(fileIn(folder)), readLastCopy(folder), one);
  }
  return undefined;
}

/** Whether a folder holds such a store already. */
export function isSqliteStore(folder: string): boolean {
  return existsSync(fileIn(folder));
}

/**
 * One moment's state of the store in a folder, for reading alone, while others go on writing.
 * @returns a connection inside a transaction; closing it ends both
 */
export function readSnapshot(folder: string): DatabaseSync {
  const raw = new DatabaseSync(fileIn(folder), { readOnly: true });
  raw.exec("BEGIN");
  return raw;
}

const fileIn = (folder: string) => join(folder, "chowk-360.sqlite");

/** SQLite's result codes (https://www.sqlite.org/rescode.html). */
const busy = 5;
const locked = 6;
const corrupt = 11;
const notADatabase = 26;

function openFile(folder: string, file: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
    return new DatabaseSync(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(
      `DATA_DIR: ${JSON.stringify(folder)} cannot hold the submissions (${why}). A folder that this user may write to is wanted`,
    );
  }
}

/** Needs no lock of its own: the first process in holds the file's write lock until all steps are noted. */
function migrate(raw: DatabaseSync): void {
  // Waiting inside SQLite would hold up every visitor; `withRetry` waits outside and tries again.
  raw.exec(
    "PRAGMA busy_timeout = 0; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON",
  );
  raw.exec("PRAGMA journal_mode = WAL");
  raw.exec("BEGIN IMMEDIATE");
  try {
    raw.exec(historyTable);
    const applied = new Set(
      raw
        .prepare("SELECT name FROM migrations")
        .all()
        .map((row) => row.name),
    );
    const note = raw.prepare("INSERT INTO migrations (name, applied_at) VALUES (?, ?)");
    for (const { name, sql } of readMigrations("sqlite")) {
      if (applied.has(name)) continue;
      raw.exec(sql);
      note.run(name, new Date().toISOString());
    }
    raw.exec("COMMIT");
  } catch (error) {
    if (raw.isTransaction) raw.exec("ROLLBACK");
    throw error;
  }
}

/** Kysely's dialect asks for what better-sqlite3 offers: `prepare` and `close`. */
function dialectOf(raw: DatabaseSync): SqliteDialect {
  return new SqliteDialect({
    database: {
      close: () => raw.close(),
      prepare: (sql) => {
        // A transaction that could not be written (disk full) has been rolled back by SQLite already.
        if (sql === "rollback" && !raw.isTransaction) return nothing;
        // Taking the write lock first means that only this statement can find it taken.
        const statement = raw.prepare(sql === "begin" ? "begin immediate" : sql);
        return {
          reader: statement.columns().length > 0,
          all: (values) => statement.all(...(values as SQLInputValue[])),
          run: (values) => statement.run(...(values as SQLInputValue[])),
          iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
        };
      },
    },
  });
}

const nothing = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function primaryCode(error: unknown): number {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
  return code & 0xff;
}

/** Rejects with what is wrong with the file's structure, as SQLite says it; everybody else's work goes on meanwhile. */
function quickCheck(file: string): Promise<void> {
  const worker = new Worker(new URL("./quick-check.ts", import.meta.url), { workerData: file });
  worker.unref();
  return new Promise((through, failed) => {
    worker.once("error", failed);
    worker.once("exit", () => through());
  });
}

/** Reads one moment's state while others go on writing, and shows the copy only when it is whole. */
function copyTo(raw: DatabaseSync, file: string): void {
  const target = resolve(file);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    // SQLite writes into an empty file that is there already, so that nobody else can read it for a moment.
    closeSync(openSync(unfinished, "wx", 0o600));
    raw.prepare("VACUUM INTO ?").run(unfinished);
    const copy = new DatabaseSync(unfinished, { readOnly: true });
    const [check] = copy.prepare("PRAGMA integrity_check").all();
    copy.close();
    if (check?.integrity_check !== "ok") throw new Error(`the copy is damaged: ${check?.integrity_check}`);
    sync(unfinished);
    renameSync(unfinished, target);
    sync(dirname(target));
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function sync(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
