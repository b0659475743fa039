import {
  type IRateLimiterOptions,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from "rate-limiter-flexible";
import type { Database, RunTask } from "./database.ts";

export type SharedLimit = ReturnType<typeof createSharedLimit>;

/**
 * Counts together with all other instances on the same database; a restart forgets nothing.
 * @param limit so many `points` within `duration` seconds; `keyPrefix` names what is counted
 */
export function createSharedLimit(
  { pool, counters }: Pick<Database, "pool" | "counters">,
  work: RunTask,
  limit: Required<Pick<IRateLimiterOptions, "points" | "duration" | "keyPrefix">>,
) {
  const options = {
    ...limit,
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Whoever is refused already costs the database nothing more.
    inMemoryBlockOnConsumed: limit.points + 1,
  };
  const limiter = pool
    ? new RateLimiterPostgres({ ...options, storeClient: pool })
    : new RateLimiterSQLite({ ...options, storeClient: counters, storeType: "better-sqlite3" });
  return {
    /** @returns undefined within the limit, else the seconds until the next attempt makes sense */
    count: (key: string) =>
      work(async () => {
        try {
          await limiter.consume(key);
          return undefined;
        } catch (refused) {
          if (refused instanceof RateLimiterRes) return secondsUntilNext(refused);
          throw refused;
        }
      }),
    /** Undoes one count. */
    discount: (key: string) =>
      work(async () => {
        await limiter.reward(key);
      }),
    forget: (key: string) =>
      work(async () => {
        await limiter.delete(key);
      }),
  };
}

/** Seconds after which a refused attempt can be repeated. */
export function secondsUntilNext({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
