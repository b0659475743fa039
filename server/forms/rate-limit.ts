import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { secondsUntilNext } from "../store/shared-limit.ts";
import type { Store } from "../store/store.ts";

/** Counts a post. @returns undefined if it may pass, else the seconds until another may */
export type RateLimit = (address: string) => Promise<number | undefined>;

/**
 * Limits the posts from one address. Instances that share a PostgreSQL server count together; with SQLite, and while that
 * server is unreachable, this process counts alone.
 * @param perMinute 0 for no limit
 */
export function createRateLimit(
  perMinute: number,
  { pool, ready }: Pick<Store, "pool" | "ready">,
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
