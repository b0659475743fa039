import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The newest copy of the store that is known: where it was written to, and when. */
export type LastCopy = { file: string; at: Date };

/** One line, the copy's path; when it was written is when the copy was made. deploy/backup.sh writes it as well. */
const noteIn = (folder: string) => join(folder, "last-copy");

/** Notes that a copy has been made. */
export function noteCopy(folder: string, file: string): void {
  writeFileSync(noteIn(folder), `${file}\n`, { mode: 0o600 });
}

/** It stands beside the store's file and not in it, to be found when that is damaged. */
export function readLastCopy(folder: string): LastCopy | undefined {
  try {
    const file = readFileSync(noteIn(folder), "utf8").trim();
    return file ? { file, at: statSync(noteIn(folder)).mtime } : undefined;
  } catch {
    return undefined;
  }
}
