import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The newest known copy of the store: where it was written, and when. */
export type LastCopy = { file: string; at: Date };

/** One line with the copy's path; its time of writing is that of the copy. deploy/backup.sh writes it too. */
const noteIn = (folder: string) => join(folder, "last-copy");

/** Notes that a copy has been made. */
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
