import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";

/** Whether what is past its time may be deleted by this clock, and if not, between which times it jumped. */
export type ClockVerdict = { trusted: true } | { trusted: false; from: Date; to: Date };

export type ClockQueries = {
  /**
   * Compares the clock with the time last seen and notes it. After a jump of more than a week, forward or back, it is
   * not trusted until it has agreed with elapsed time for 24 hours in one process, or is back where it was.
   */
  checkClock: () => Promise<ClockVerdict>;
  /** A person says that the clock is right. */
  trustClock: () => Promise<void>;
};

const hour = 60 * 60 * 1000;
const jump = 7 * 24 * hour;
const agreement = 24 * hour;
/** Milliseconds by which wall clock and elapsed time may differ between two looks. */
const tolerance = hour / 12;

/** @param elapsed milliseconds that pass steadily, whatever the clock does */
export function clockQueries(
  { db }: Database,
  work: RunTask,
  clock: Clock,
  elapsed: () => number,
): ClockQueries {
  /** `agreeingSince`: from when on clock and elapsed time have agreed in this process. */
  let last: { time: number; elapsed: number; agreeingSince: number } | undefined;
  const write = (change: { seen_at: string; doubted_from: string | null; agreed_since: string | null }) =>
    db.updateTable("store_state").set(change).where("id", "=", 1).execute();

  return {
    checkClock: () =>
      work(async () => {
        const row = await db.selectFrom("store_state").selectAll().executeTakeFirstOrThrow();
        const now = await clock.read();
        const steady = elapsed();
        const time = now.getTime();
        const seen = row.seen_at ? new Date(row.seen_at) : ((await newest()) ?? now);
        const agrees = last && Math.abs(time - last.time - (steady - last.elapsed)) <= tolerance;
        last = { time, elapsed: steady, agreeingSince: agrees && last ? last.agreeingSince : time };

        let from = row.doubted_from ? new Date(row.doubted_from) : undefined;
        if (Math.abs(time - seen.getTime()) > jump) from ??= seen;
        const since = Math.max(last.agreeingSince, Date.parse(row.agreed_since ?? now.toISOString()));
        const isBack = from && time >= from.getTime() && time - from.getTime() <= jump;
        if (from && (isBack || time - since >= agreement)) from = undefined;
        await write({
          seen_at: now.toISOString(),
          doubted_from: from?.toISOString() ?? null,
          agreed_since: from ? new Date(since).toISOString() : null,
        });
        return from ? { trusted: false, from, to: now } : { trusted: true };
      }),
    trustClock: () =>
      work(async () => {
        const now = await clock.read();
        await write({ seen_at: now.toISOString(), doubted_from: null, agreed_since: null });
      }),
  };

  /** A store from before the clock was noted: its newest submission says when it was last right. */
  async function newest(): Promise<Date | undefined> {
    const row = await db
      .selectFrom("submissions")
      .select("received_at")
      .orderBy("received_at", "desc")
      .limit(1)
      .executeTakeFirst();
    return row && new Date(row.received_at);
  }
}
