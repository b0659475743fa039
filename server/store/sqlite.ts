import { accessSync, closeSync, constants, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, SqliteDialect, sql } from "kysely";
import {
  createFileCheck,
  databaseFile,
  openDatabaseFile,
  readLastCopy,
  StoreDamagedError,
} from "./data-folder.ts";
import type { Database, Tables } from "./database.ts";
import { migrate } from "./migrations.ts";
import { createSqliteSearch } from "./search/sqlite-search.ts";
import { openSqliteReader } from "./sqlite-reader.ts";

/**
 * The embedded store: one file in the data folder, readable only by its owner. Every commit is on disk before it is
 * acknowledged (`synchronous=FULL`), and what is deleted is overwritten. Only `migrate` reads the file, so that a damaged
 * one can be opened, just as an unreachable server can.
 * @throws OperatorError if the folder or the file cannot be created
 */
export function openSqlite(folder: string): Database {
  const file = databaseFile(folder);
  const raw = openDatabaseFile(folder, file);
  let checkFiles = createFileCheck(file);
  const db = new Kysely<Tables>({ dialect: dialectOf(raw) });
  const reader = openSqliteReader(file);
  return {
    db,
    reader,
    search: createSqliteSearch(reader),
    migrate: async () => {
      checkFiles();
      // Opened while its disk could only be read, the file would never be written to, even once the disk can be.
      accessSync(file, constants.W_OK);
      if (raw.isOpen) raw.close();
      raw.open();
      // Waiting inside SQLite would block every visitor; `withRetry` waits outside and tries again.
      raw.exec("PRAGMA busy_timeout = 0; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL");
      raw.exec("PRAGMA secure_delete = ON; PRAGMA journal_mode = WAL");
      // A step may change a check by its text, as SQLite itself describes it; nothing else may.
      raw.enableDefensive(false);
      await migrate(db, "sqlite", async (_on, script) => raw.exec(script)).finally(() =>
        raw.enableDefensive(true),
      );
      checkFiles = createFileCheck(file, `${file}-wal`);
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
    backup: async (file) => writeCopy(raw, file),
    // Each count is one statement, which needs no transaction around it.
    counters: { prepare: (sql) => raw.prepare(sql), transaction: (work) => work },
  };
}

/** The damage to a folder's store that an error or one of its causes reports; undefined if they report none. */
export function findDamage(error: unknown, folder: string): StoreDamagedError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ([corrupt, notADatabase].includes(primaryCode(cause)))
      return new StoreDamagedError(resolve(databaseFile(folder)), readLastCopy(folder), cause);
  }
  return undefined;
}

/** A snapshot of a folder's store, for reading while others go on writing: closing it ends its transaction. */
export function readSnapshot(folder: string): DatabaseSync {
  const raw = new DatabaseSync(databaseFile(folder), { readOnly: true });
  raw.exec("BEGIN");
  return raw;
}

/** SQLite's result codes (https://www.sqlite.org/rescode.html). */
const busy = 5;
const locked = 6;
const corrupt = 11;
const notADatabase = 26;

/** Kysely's dialect expects what better-sqlite3 offers: `prepare` and `close`. */
function dialectOf(raw: DatabaseSync): SqliteDialect {
  return new SqliteDialect({
    database: {
      close: () => raw.close(),
      prepare: (query) => {
        let sql = query;
        // With the write lock taken first, only this statement can fail because of it.
        if (query === "begin") sql = "begin immediate";
        // SQLite has already rolled back a transaction that could not be written (disk full).
        if (query === "rollback" && !raw.isTransaction) sql = "SELECT 1";
        const statement = raw.prepare(sql);
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

function primaryCode(error: unknown): number {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
  return code & 0xff;
}

/** Rejects with SQLite's description of the damage, if there is any; in a thread of its own, which holds up nobody. */
async function quickCheck(file: string): Promise<void> {
  const reader = openSqliteReader(file);
  const check = sql<{ quick_check: string }>`PRAGMA quick_check(1)`.execute(reader);
  const { rows } = await check.finally(() => reader.destroy());
  const result = String(rows[0]?.quick_check).replaceAll("\n", " ");
  if (result !== "ok") throw Object.assign(new Error(result), { errcode: corrupt });
}

/** Copies a snapshot while others go on writing; the file gets its name only when it is complete. */
function writeCopy(raw: DatabaseSync, file: string): void {
  const target = resolve(file);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    // SQLite writes into an existing empty file, so it is never readable by others.
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
