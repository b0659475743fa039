import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "./database.ts";

/** The store cannot be used at the moment; `cause` says why. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/**
 * Does work on the store, repeatedly while it fails for a passing reason. Because the outcome of a commit is unknown when its
 * connection breaks, the work must be idempotent.
 * @param timeoutMs milliseconds after which it is given up, even if the database says nothing at all
 * @throws StoreUnavailable
 */
export async function withRetry<T>(
  database: Pick<Database, "isTransient">,
  work: () => Promise<T>,
  timeoutMs = 4_500,
): Promise<T> {
  const stop = new AbortController();
  const silence = pause(timeoutMs, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw unavailable(new Error(`no answer within ${timeoutMs} ms`));
  });
  silence.catch(() => {});
  const done = tryAgain(database, work, performance.now() + timeoutMs);
  try {
    return await Promise.race([done, silence]);
  } finally {
    stop.abort();
    done.catch(() => {});
  }
}

async function tryAgain<T>(
  database: Pick<Database, "isTransient">,
  work: () => Promise<T>,
  deadline: number,
): Promise<T> {
  for (let wait = 10; ; wait = Math.min(wait * 2, 250)) {
    try {
      return await work();
    } catch (error) {
      if (!database.isTransient(error) || performance.now() + wait > deadline) throw unavailable(error);
    }
    await pause(wait * (0.5 + Math.random()));
  }
}

function unavailable(cause: unknown): StoreUnavailable {
  if (cause instanceof StoreUnavailable) return cause;
  return new StoreUnavailable("the store cannot be used just now", { cause });
}
