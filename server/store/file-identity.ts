import { statSync } from "node:fs";

/** The database's file is no longer the one that was opened, so anything written now would be lost. */
export class StoreMoved extends Error {
  override name = "StoreMoved";
  readonly code = "MOVED";
}

/**
 * Remembers the identity of files in order to notice when one is moved, deleted or replaced: the process would go on writing
 * to the old file without any error.
 * @returns a check that throws StoreMoved
 */
export function rememberFiles(paths: readonly string[]): () => void {
  const known = paths.map(identity);
  return () => {
    paths.forEach((path, index) => {
      if (known[index] === undefined || identity(path) === known[index]) return;
      throw new StoreMoved(
        `${path} was moved, deleted or replaced while it was open. Put it back, or restart the server`,
      );
    });
  };
}

function identity(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
