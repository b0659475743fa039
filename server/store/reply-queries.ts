import type { ReplyTexts } from "../submission/reply-texts.ts";
import type { Person } from "../submission/staff.ts";
import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";
import { writeRecord } from "./record-queries.ts";

/** The texts with which the staff answer again and again: one list among the settings, since there are only a handful. */
export function createReplyQueries({ db }: Database, work: RunTask, clock: Clock) {
  const read = async () => {
    const settings = db.selectFrom("desk_settings").select("value").where("name", "=", "replies");
    return (await settings.executeTakeFirstOrThrow()).value;
  };
  return {
    read: () => work(async (): Promise<ReplyTexts> => JSON.parse(await read())),
    /** Replaces the version that the person was looking at, and records that; false if somebody has changed it since. */
    keep: ({ version, texts }: ReplyTexts, who: Person) =>
      work(async () => {
        const before = await read();
        const value = JSON.stringify({ version: version + 1, texts });
        // Done by an earlier attempt whose answer was lost.
        if (before === value) return true;
        if (JSON.parse(before).version !== version) return false;
        return db.transaction().execute(async (on) => {
          const { numUpdatedRows } = await on
            .updateTable("desk_settings")
            .set({ value })
            .where("name", "=", "replies")
            .where("value", "=", before)
            .executeTakeFirstOrThrow();
          if (numUpdatedRows > 0n) await writeRecord(on, clock, { who, what: "changed the reply texts" });
          return numUpdatedRows > 0n;
        });
      }),
  };
}
