import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Store } from "../store/store.ts";

/** Counts a post; answers undefined when it may pass, else after how many seconds another may. */
export type RateLimit = (address: string) => Promise<number | undefined>;

/**
 * At most so many posts a minute from one address.
 * @param perMinute 0 for no limit
 * @param store whose PostgreSQL server instances share their counting on; this process counts alone on SQLite, and
 * while that server is unreachable
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
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      return undefined;
    }
  };
}
