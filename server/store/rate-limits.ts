import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from "rate-limiter-flexible";
import type { Database, RunTask } from "./database.ts";

export type SharedLimit = ReturnType<typeof createSharedLimit>;

/** Counts up to `points` within `duration` seconds, together with all instances on the database; restarts forget nothing. */
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
    // An address that has been refused costs the database nothing more.
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
          if (!(refused instanceof RateLimiterRes)) throw refused;
          if (isAhead(refused, limit.duration)) limiter.deleteInMemoryBlockedAll();
          return secondsUntilNext(limiter, key, refused);
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

/** Seconds until the next attempt. A window beyond its duration was opened while the clock was ahead, and starts again. */
async function secondsUntilNext(
  limiter: Pick<RateLimiterAbstract, "block" | "duration">,
  key: string,
  refused: RateLimiterRes,
): Promise<number> {
  const { msBeforeNext } = isAhead(refused, limiter.duration)
    ? await limiter.block(key, limiter.duration)
    : refused;
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

function isAhead({ msBeforeNext }: RateLimiterRes, duration: number): boolean {
  return msBeforeNext > duration * 1000;
}

/** Counts a post. @returns undefined if it may pass, else the seconds until another may */
export type RateLimit = (address: string) => Promise<number | undefined>;

/** Limits posts by address, 0 for no limit. Instances on a PostgreSQL server count together, alone while it is away. */
export function createRateLimit(
  perMinute: number,
  { pool, ready }: Pick<Database, "pool"> & { ready: () => Promise<void> },
): RateLimit {
  if (perMinute === 0) return async () => undefined;
  const limits = { points: perMinute, duration: 60, keyPrefix: "post" };
  const alone = new RateLimiterMemory(limits);
  const limiter = pool
    ? new RateLimiterPostgres({
        ...limits,
        storeClient: pool,
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: true,
        insuranceLimiter: alone,
      })
    : alone;
  const tables = pool && ready().catch(() => {});
  return async (address) => {
    await tables;
    try {
      await limiter.consume(address);
      return undefined;
    } catch (refused) {
      return refused instanceof RateLimiterRes
        ? await secondsUntilNext(limiter, address, refused)
        : undefined;
    }
  };
}
