import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One line each: the ID, a tab, the day of its erasure in UTC. deploy/backup.sh copies it, too. */
const listIn = (folder: string) => join(folder, "erased.txt");

/** @returns the IDs listed in a folder, each with the day of its erasure */
export function readErasedIds(folder: string): Map<string, string> {
  if (!existsSync(listIn(folder))) return new Map();
  const lines = readFileSync(listIn(folder), "utf8").split("\n").filter(Boolean);
  return new Map(lines.map((line) => line.split("\t") as [string, string]));
}

/** Adds those that are not listed yet. That they cannot be written is a warning: what was erased is erased all the same. */
export function addErasedIds(folder: string, ids: Iterable<[id: string, day: string]>): void {
  const before = readErasedIds(folder);
  const missing = [...ids].filter(([id]) => !before.has(id));
  if (missing.length === 0) return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    appendFileSync(listIn(folder), missing.map(([id, day]) => `${id}\t${day}\n`).join(""));
  } catch (error) {
    process.emitWarning(
      `What was erased could not be listed in ${listIn(folder)} (${(error as Error).message}): going back to an older copy would bring it back. Let this user write there`,
    );
  }
}
