import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";

/** What time it is by the clock, and by what has passed while the server ran. */
export type ClockReading = { clock: Date; passed: Date };

export type ClockQueries = {
  /**
   * Reads the clock, and notes how far time has passed here: never further than the clock, and never more than twice as
   * fast as time goes by in a process that runs. So what a clock jumps over, however often, is not yet past; and a time
   * in which nothing ran is made up for in as long a time.
   */
  checkClock: () => Promise<ClockReading>;
  /** A person says that the clock is right: that is how far time has passed. */
  trustClock: () => Promise<void>;
};

/** How fast time that was missed is made up for. */
const pace = 2;

/** @param elapsed milliseconds that pass steadily, whatever the clock does */
export function clockQueries(
  { db }: Database,
  work: RunTask,
  clock: Clock,
  elapsed: () => number,
): ClockQueries {
  /** This process's last look; others on the same store have theirs. */
  let last: { passed: number; elapsed: number } | undefined;
  const note = (passed: Date) =>
    db
      .updateTable("store_state")
      .set({ seen_at: passed.toISOString(), doubted_from: null, agreed_since: null })
      .where("id", "=", 1)
      .execute();

  return {
    checkClock: () =>
      work(async () => {
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
    trustClock: () => work(async () => void (await note(await clock.read()))),
  };

  /** A store from before the clock was noted: its newest submission says when it was last right. */
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
