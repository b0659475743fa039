import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";

/** Bytes: below this, a submission with the largest CV may not fit together with its entry in the write-ahead log. */
export const leastFreeSpace = 32 * 1024 * 1024;

class DiskNearlyFullError extends Error {
  override name = "DiskNearlyFullError";
  readonly code = "ENOSPC";
}

/** SQLite's and PostgreSQL's codes for a full disk (https://www.sqlite.org/rescode.html, PostgreSQL's appendix A). */
const full = [13, "53100"];

/** What an error of the store says of the disk, in words; undefined if it is about something else. */
export function describeDiskError({ cause }: Error): string | undefined {
  if (cause instanceof DiskNearlyFullError) return cause.message;
  const { errcode, code } = (cause ?? {}) as { errcode?: number; code?: string };
  return full.includes(errcode ?? code ?? "") ? "the disk is full: make room" : undefined;
}

/** Tells whether submissions can be kept, by a test write and the free space, at most every two seconds. */
export function createReadiness(
  { db, freeSpace }: Database,
  clock: Clock,
  work: RunTask,
): () => Promise<void> {
  const testWrite = () =>
    work(async () => {
      if (freeSpace && (await freeSpace()) < leastFreeSpace)
        throw new DiskNearlyFullError("the disk is nearly full: make room");
      await db.updateTable("store_state").set({ tried_at: clock.now() }).execute();
    }, 2_000);
  let last: { result: Promise<void>; until: number } | undefined;
  return () => {
    if (!last || performance.now() >= last.until) {
      const result = testWrite();
      last = { result, until: Number.POSITIVE_INFINITY };
      const done = () => {
        last = { result, until: performance.now() + 2_000 };
      };
      result.then(done, done);
    }
    return last.result;
  };
}
