import { statSync } from "node:fs";

/** The database's file is no longer the one that was opened, so anything written now would be lost. */
export class StoreMoved extends Error {
  override name = "StoreMoved";
  readonly code = "MOVED";
}

/**
 * Remembers files in order to notice when one is moved, deleted or replaced: the process would go on writing to the old file
 * without any error. The same goes for a database that is emptied in place: what was read before is still in memory.
 * @param database a file that never gets shorter
 * @param beside files that belong to it
 * @returns a check that throws StoreMoved, or an error with SQLite's code for damage if the database has become shorter
 */
export function rememberFiles(database: string, ...beside: string[]): () => void {
  const paths = [database, ...beside];
  const known = paths.map(look);
  return () => {
    paths.forEach((path, index) => {
      const before = known[index];
      if (!before) return;
      const now = look(path);
      if (!now || now.dev !== before.dev || now.ino !== before.ino)
        throw new StoreMoved(
          `${path} was moved, deleted or replaced while it was open. Put it back, or restart the server`,
        );
      if (path === database && now.size < before.size)
        throw Object.assign(new Error(`it had ${before.size} bytes and has ${now.size}`), { errcode: 11 });
      known[index] = now;
    });
  };
}

const look = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false });
