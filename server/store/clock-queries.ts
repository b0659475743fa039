import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";

/** The time by the clock, and by how much time has passed while the server was running. */
export type ClockReading = { clock: Date; passed: Date };

/** How fast missed time is caught up with. */
const pace = 2;

/** @param elapsed milliseconds on a clock that never jumps */
export function clockQueries({ db }: Database, work: RunTask, clock: Clock, elapsed: () => number) {
  /** When this process last checked; other processes on the same store keep their own. */
  let last: { passed: number; elapsed: number } | undefined;
  const note = (passed: Date) =>
    db
      .updateTable("store_state")
      .set({ seen_at: passed.toISOString(), doubted_from: null, agreed_since: null })
      .execute();

  return {
    /**
     * Reads the clock and notes how much time has passed here: never beyond the clock, and at most twice as fast as time
     * passes for a running process. So a clock that jumps ahead, however often, does not make submissions old; and time during
     * which nothing ran is caught up with at double speed.
     */
    checkClock: () =>
      work(async (): Promise<ClockReading> => {
        const row = await db.selectFrom("store_state").selectAll().executeTakeFirstOrThrow();
        const now = await clock.read();
        const steady = elapsed();
        const noted = new Date(row.doubted_from ?? row.seen_at ?? (await newest()) ?? now).getTime();
        const own = last ? last.passed + pace * (steady - last.elapsed) : noted;
        const passed = new Date(Math.max(noted, Math.min(own, now.getTime())));
        await note(passed);
        last = { passed: passed.getTime(), elapsed: steady };
        return { clock: now, passed };
      }),
    /** A person has confirmed that the clock is right: the time that has passed is set to it, and returned. */
    trustClock: () =>
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
