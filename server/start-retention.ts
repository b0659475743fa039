import type { Log } from "./log.ts";
import type { Store } from "./store/store.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/**
 * Deletes for good, at start and then once a day, what is older than the pages promise. Every ten minutes it looks at
 * the clock: while that is not trusted, nothing is deleted, for a clock set a year ahead would empty the inbox.
 * @param days how long submissions are kept
 */
export function startRetention(
  store: Pick<Store, "purge" | "checkClock" | "finishErasing">,
  days: number,
  log: Log,
): { stop: () => void; look: () => Promise<void> } {
  let purgedAt: number | undefined;
  let doubted = false;
  const look = async () => {
    try {
      const verdict = await store.checkClock();
      if (!verdict.trusted) {
        if (!doubted) log({ kind: "retention", ...doubt(verdict.from, verdict.to) });
        doubted = true;
        return;
      }
      if (doubted) log({ kind: "retention", outcome: "the clock is trusted again" });
      doubted = false;
      if (purgedAt !== undefined && performance.now() - purgedAt < day) return;
      const count = await store.purge(days, "the server");
      const isThrough = await store.finishErasing();
      purgedAt = performance.now();
      if (!isThrough) log({ kind: "retention", outcome: tooLarge });
      if (count > 0) log({ kind: "retention", deleted: count });
    } catch {
      log({ kind: "retention", outcome: "the store cannot be used; tried again in ten minutes" });
    }
  };
  const timer = setInterval(look, 10 * minute);
  void look();
  return { stop: () => clearInterval(timer), look };
}

const tooLarge =
  "traces of what was deleted are left, for the tables are too large to be written anew while others work; see docs/operations.md, What is kept";

function doubt(from: Date, to: Date) {
  return {
    outcome: "nothing is deleted: the clock jumped; see docs/operations.md, When the clock is wrong",
    from: from.toISOString(),
    to: to.toISOString(),
  };
}
