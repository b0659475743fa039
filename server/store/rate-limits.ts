import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from "rate-limiter-flexible";
import type { Database, RunTask } from "./database.ts";

const table = { tableName: "rate_limits", tableCreated: true };

export type SharedLimit = ReturnType<typeof createSharedLimit>;

/** Counts up to `points` within `duration` seconds, together with all instances on the database; restarts forget nothing. */
export function createSharedLimit(
  { pool, counters }: Pick<Database, "pool" | "counters">,
  work: RunTask,
  limit: Required<Pick<IRateLimiterOptions, "points" | "duration" | "keyPrefix">>,
) {
  const options = {
    ...limit,
    ...table,
    clearExpiredByTimeout: false,
    // An address that has been refused costs the database nothing more.
    inMemoryBlockOnConsumed: limit.points + 1,
  };
  const limiter = pool
    ? new RateLimiterPostgres({ ...options, storeClient: pool })
    : new RateLimiterSQLite({ ...options, storeClient: counters, storeType: "better-sqlite3" });
  return {
    /** @returns undefined within the limit, else the seconds until the next attempt makes sense */
    count: (key: string) => work(() => consume(limiter, key)),
    /** Undoes one count. */
    discount: (key: string): Promise<unknown> => work(() => limiter.reward(key)),
    forget: (key: string): Promise<unknown> => work(() => limiter.delete(key)),
  };
}

type Limiter = RateLimiterMemory | RateLimiterPostgres | RateLimiterSQLite;

/** @returns undefined within the limit, else the seconds until the next attempt */
async function consume(limiter: Limiter, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    let { msBeforeNext } = refused;
    // A window beyond its duration was opened while the clock was ahead, and starts again.
    if (msBeforeNext > limiter.duration * 1000) {
      if ("deleteInMemoryBlockedAll" in limiter) limiter.deleteInMemoryBlockedAll();
      ({ msBeforeNext } = await limiter.block(key, limiter.duration));
    }
    return Math.max(1, Math.ceil(msBeforeNext / 1000));
  }
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
        ...table,
        clearExpiredByTimeout: true,
        insuranceLimiter: alone,
      })
    : alone;
  const tables = pool && ready().catch(() => {});
  return async (address) => {
    await tables;
    return consume(limiter, address).catch(() => undefined);
  };
}
