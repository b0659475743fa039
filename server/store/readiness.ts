import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";

/** Bytes: below this a submission with the largest CV may not fit beside its entry in the log of changes. */
export const leastFreeSpace = 32 * 1024 * 1024;

/** There is next to no room left. */
class DiskNearlyFull extends Error {
  override name = "DiskNearlyFull";
  readonly code = "ENOSPC";
}

/**
 * Whether submissions can be kept, by trying: a small write, and a look at the space left. However often it is asked,
 * it is tried every two seconds at most.
 * @param run tries for two seconds
 */
export function createReadiness(
  { db, freeSpace }: Database,
  clock: Clock,
  run: RunTask,
): () => Promise<void> {
  const tryOut = () =>
    run(async () => {
      if (freeSpace && (await freeSpace()) < leastFreeSpace)
        throw new DiskNearlyFull("next to no space left");
      await db.updateTable("store_state").set({ tried_at: clock.now() }).where("id", "=", 1).execute();
    });
  let last: { result: Promise<void>; until: number } | undefined;
  return () => {
    if (!last || performance.now() >= last.until) {
      const result = tryOut();
      last = { result, until: Number.POSITIVE_INFINITY };
      const done = () => {
        last = { result, until: performance.now() + 2_000 };
      };
      result.then(done, done);
    }
    return last.result;
  };
}
