import type { Log } from "../log.ts";
import type { ClockReading } from "./clock-queries.ts";
import type { Store } from "./store.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/**
 * Deletes for good, at start and then once a day, what is older than the pages promise. Age is measured by the time that has
 * passed while the server was running, since a clock set a year ahead would empty the inbox; the clock is read every ten
 * minutes.
 * @param days for which submissions are kept
 */
export function startRetention(
  store: Pick<Store, "purge" | "checkClock" | "finishErasing">,
  days: number,
  log: Log,
): { stop: () => void; look: () => Promise<void> } {
  let purgedAt = Number.NEGATIVE_INFINITY;
  let apart = false;
  const look = async () => {
    try {
      const { clock, passed } = await store.checkClock();
      const ahead = clock.getTime() - passed.getTime();
      if (Math.abs(ahead) > day !== apart) {
        apart = !apart;
        log({ kind: "retention", outcome: apart ? whichWay(ahead) : together, ...iso({ clock, passed }) });
      }
      if (performance.now() - purgedAt < day) return;
      const count = await store.purge(days, "the server", ahead > 0 ? passed : clock);
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
const together = "the clock and the time that has passed here are together again";

function whichWay(ahead: number): string {
  const where = ahead > 0 ? "ahead of" : "behind";
  return `the clock is ${where} the time that has passed here, and what is past its time is judged by the earlier; see docs/operations.md, When the clock is wrong`;
}

const iso = ({ clock, passed }: ClockReading) => ({
  clock: clock.toISOString(),
  passed: passed.toISOString(),
});
