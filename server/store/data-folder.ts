import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "../operator-error.ts";
import { StoreUnavailableError } from "./database.ts";

export const databaseFile = (folder: string) => join(folder, "chowk-360.sqlite");

/** Whether a folder already contains a store. @throws OperatorError if that cannot be read */
export function isSqliteStore(folder: string): boolean {
  try {
    accessSync(databaseFile(folder), constants.R_OK);
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return false;
    throw new OperatorError(
      `DATA_DIR: ${JSON.stringify(folder)} cannot be read (${message}). Run this as the user that the server runs as`,
    );
  }
}

/** Opens or creates the store's file. @throws OperatorError if the folder cannot hold it */
export function openDatabaseFile(folder: string, file: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
    return new DatabaseSync(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OperatorError(
      `DATA_DIR: ${JSON.stringify(folder)} cannot hold the submissions (${why}). Name a folder that this user may write to`,
    );
  }
}

/** The database's file is no longer the one that was opened, so anything written now would be lost. */
export class StoreMovedError extends Error {
  override name = "StoreMovedError";
  readonly code = "MOVED";
}

/**
 * Remembers files in order to notice when one is moved, deleted or replaced: the process would go on writing to the old file
 * without any error. The same goes for a database that is emptied in place: what was read before is still in memory.
 * @param database a file that never gets shorter
 * @returns a check that throws StoreMovedError, or an error with SQLite's code for damage if the database has become shorter
 */
export function createFileCheck(database: string, ...beside: string[]): () => void {
  const paths = [database, ...beside];
  const files = paths.map(readStat);
  return () => {
    paths.forEach((path, index) => {
      const before = files[index];
      if (!before) return;
      const now = readStat(path);
      if (!now || now.dev !== before.dev || now.ino !== before.ino)
        throw new StoreMovedError(
          `${path} was moved, deleted or replaced while it was open. Put it back, or restart the server`,
        );
      if (path === database && now.size < before.size)
        throw Object.assign(new Error(`it had ${before.size} bytes and has ${now.size}`), { errcode: 11 });
      files[index] = now;
    });
  };
}

const readStat = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false });

/** The database's file is damaged, so nothing written to it now could be relied on. */
export class StoreDamagedError extends StoreUnavailableError {
  override name = "StoreDamagedError";

  constructor(file: string, copy: LastCopy | undefined, cause: Error) {
    const newest =
      copy && existsSync(copy.file)
        ? `The newest known here is ${copy.file}, of ${copy.at.toISOString()}`
        : "None is known here: look where `npm run inbox -- backup` or deploy/backup.sh wrote them";
    super(
      `${file} is damaged (${cause.message}). Restore a copy as docs/operations.md says (Copies, and going back to one). ${newest}`,
      { cause },
    );
  }
}

/** The newest known copy of the store: where it was written, and when. */
export type LastCopy = { file: string; at: Date };

/** One line with the copy's path; its time of writing is that of the copy. deploy/backup.sh writes it too. */
const noteIn = (folder: string) => join(folder, "last-copy");

export function noteCopy(folder: string, file: string): void {
  writeFileSync(noteIn(folder), `${file}\n`, { mode: 0o600 });
}

/** The note lies beside the store's file, not in it, so that it survives damage to the file. */
export function readLastCopy(folder: string): LastCopy | undefined {
  try {
    const file = readFileSync(noteIn(folder), "utf8").trim();
    return file ? { file, at: statSync(noteIn(folder)).mtime } : undefined;
  } catch {
    return undefined;
  }
}
