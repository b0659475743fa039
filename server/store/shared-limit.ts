import {
  type IRateLimiterOptions,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from "rate-limiter-flexible";
import type { Database, RunTask } from "./database.ts";

/** Counts together with all other instances on the same database, and forgets nothing when they restart. */
export type SharedLimit = {
  /** @returns undefined where it is still within the limit, else after how many seconds to ask again */
  count: (key: string) => Promise<number | undefined>;
  /** Takes one back. */
  discount: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
};

/**
 * So many of a kind within so many seconds.
 * @param limit `keyPrefix` names the kind
 */
export function createSharedLimit(
  { pool, counters }: Pick<Database, "pool" | "counters">,
  work: RunTask,
  limit: Required<Pick<IRateLimiterOptions, "points" | "duration" | "keyPrefix">>,
): SharedLimit {
  const options = {
    ...limit,
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Who is refused already costs the database nothing more.
    inMemoryBlockOnConsumed: limit.points + 1,
  };
  const limiter = pool
    ? new RateLimiterPostgres({ ...options, storeClient: pool })
    : new RateLimiterSQLite({ ...options, storeClient: counters, storeType: "better-sqlite3" });
  return {
    count: (key) =>
      work(async () => {
        try {
          await limiter.consume(key);
          return undefined;
        } catch (refused) {
          if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
          throw refused;
        }
      }),
    discount: (key) =>
      work(async () => {
        await limiter.reward(key);
      }),
    forget: (key) =>
      work(async () => {
        await limiter.delete(key);
      }),
  };
}
