import { dayMs } from "../../formats/indian-day.ts";
import type { Log } from "../log.ts";
import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";
import type { InboxQueries } from "./inbox-queries.ts";

const minute = 60 * 1000;

/**
 * Deletes for good, at start and then once a day, what is older than the pages promise. Age is measured by the time that has
 * passed while the server was running, since a clock set a year ahead would empty the inbox; the clock is read every ten
 * minutes.
 */
export function startRetention(
  store: {
    inbox: Pick<InboxQueries, "purge" | "finishErasing">;
    clock: Pick<ReturnType<typeof createClockQueries>, "check">;
  },
  days: number,
  log: Log,
): { stop: () => void; look: () => Promise<void> } {
  let purgedAt = Number.NEGATIVE_INFINITY;
  let isApart = false;
  const look = async () => {
    try {
      const { clock, passed } = await store.clock.check();
      const ahead = clock.getTime() - passed.getTime();
      if (Math.abs(ahead) > dayMs !== isApart) {
        isApart = !isApart;
        const outcome = isApart ? describeDrift(ahead) : agreement;
        log({ kind: "retention", outcome, clock: clock.toISOString(), passed: passed.toISOString() });
      }
      if (performance.now() - purgedAt < dayMs) return;
      const count = await store.inbox.purge(days, "the server", ahead > 0 ? passed : clock);
      const isThrough = await store.inbox.finishErasing();
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
  "traces of deleted rows remain in the database file: the tables are too large to rewrite while the server is running; see docs/operations.md, What is kept";
const agreement = "the clock is right again";

function describeDrift(ahead: number): string {
  const where = ahead > 0 ? "ahead of" : "behind";
  return `the clock is ${where} the time that this server has measured; until they agree, the earlier decides what is deleted; see docs/operations.md, When the clock is wrong`;
}

/** The time by the clock, and by how much time has passed while the server was running. */
export type ClockReading = { clock: Date; passed: Date };

/** How fast missed time is caught up with. */
const pace = 2;

/** @param elapsed milliseconds on a clock that never jumps */
export function createClockQueries({ db }: Database, work: RunTask, clock: Clock, elapsed: () => number) {
  /** When this process last checked; other processes on the same store keep their own. */
  let last: { passed: number; elapsed: number } | undefined;
  const note = (passed: Date) =>
    db.updateTable("store_state").set({ seen_at: passed.toISOString() }).execute();

  return {
    read: () => work(clock.read),
    /**
     * Reads the clock and notes how much time has passed here: never beyond the clock, and at most twice as fast as time
     * passes for a running process. So a clock that jumps ahead, however often, does not make submissions old; and time during
     * which nothing ran is caught up with at double speed.
     */
    check: () =>
      work(async (): Promise<ClockReading> => {
        const row = await db.selectFrom("store_state").selectAll().executeTakeFirstOrThrow();
        const now = await clock.read();
        const steady = elapsed();
        const stored = new Date(row.seen_at ?? (await newest()) ?? now).getTime();
        const estimate = last ? last.passed + pace * (steady - last.elapsed) : stored;
        const passed = new Date(Math.max(stored, Math.min(estimate, now.getTime())));
        await note(passed);
        last = { passed: passed.getTime(), elapsed: steady };
        return { clock: now, passed };
      }),
    /** A person has confirmed that the clock is right: the time that has passed is set to it, and returned. */
    trust: () =>
      work(async () => {
        const now = await clock.read();
        await note(now);
        return now;
      }),
  };

  /** A store that has noted no time yet: when its newest submission came in, the clock was right. */
  async function newest(): Promise<string | undefined> {
    const row = await db
      .selectFrom("submissions")
      .select("received_at")
      .orderBy("received_at", "desc")
      .limit(1)
      .executeTakeFirst();
    return row?.received_at;
  }
}
