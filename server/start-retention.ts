import type { Log } from "./log.ts";
import type { Store } from "./store/store.ts";

/**
 * Deletes for good, at start and then once a day, what is older than the pages promise.
 * @param days how long submissions are kept
 */
export function startRetention(store: Pick<Store, "purge">, days: number, log: Log): { stop: () => void } {
  const purge = async () => {
    try {
      const count = await store.purge(retentionCutoff(days, new Date()));
      if (count > 0) log({ kind: "retention", deleted: count });
    } catch {
      log({ kind: "retention", outcome: "the store cannot be used; tried again tomorrow" });
    }
  };
  const timer = setInterval(purge, 24 * 60 * 60 * 1000);
  void purge();
  return { stop: () => clearInterval(timer) };
}

/** Before this moment submissions are past their time. */
export function retentionCutoff(days: number, now: Date): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}
