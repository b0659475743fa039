import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";

/** Bytes: below this, a submission with the largest CV may not fit together with its entry in the write-ahead log. */
export const leastFreeSpace = 32 * 1024 * 1024;

/** The disk has hardly any space left. */
class DiskNearlyFull extends Error {
  override name = "DiskNearlyFull";
  readonly code = "ENOSPC";
}

/**
 * Finds out whether submissions can be kept by a small test write and a look at the free space, at most every two seconds
 * however often it is called.
 * @param run retries for two seconds
 */
export function createReadiness(
  { db, freeSpace }: Database,
  clock: Clock,
  run: RunTask,
): () => Promise<void> {
  const testWrite = () =>
    run(async () => {
      if (freeSpace && (await freeSpace()) < leastFreeSpace)
        throw new DiskNearlyFull("hardly any space left");
      await db.updateTable("store_state").set({ tried_at: clock.now() }).execute();
    });
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
