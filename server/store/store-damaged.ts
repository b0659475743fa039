import { existsSync } from "node:fs";
import type { LastCopy } from "./last-copy.ts";
import { StoreUnavailable } from "./with-retry.ts";

/** The database's file is damaged, so nothing written to it now could be relied on. */
export class StoreDamaged extends StoreUnavailable {
  override name = "StoreDamaged";

  /** @param cause the error that reported it */
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
