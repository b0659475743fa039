import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

/** The store's clock. Times are ISO 8601 in UTC, ready to be written or compared. */
export type Clock = {
  /** @param milliseconds later than now; negative for earlier */
  now: (milliseconds?: number) => RawBuilder<string>;
  read: () => Promise<Date>;
};

/** This process's own clock: with SQLite every process is on the same machine. */
export function createProcessClock(now: () => Date): Clock {
  return {
    now: (milliseconds = 0) => sql<string>`${new Date(now().getTime() + milliseconds).toISOString()}`,
    read: async () => now(),
  };
}

/** The PostgreSQL server's clock, shared by all instances however their own clocks are set. */
export function createPostgresClock(db: QueryExecutorProvider): Clock {
  const now = (milliseconds = 0) =>
    sql<string>`to_char((clock_timestamp() + ${`${milliseconds} milliseconds`}::interval) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return {
    now,
    read: async () => {
      const { rows } = await sql<{ time: string }>`SELECT ${now()} AS time`.execute(db);
      return new Date(rows[0]?.time ?? Number.NaN);
    },
  };
}
