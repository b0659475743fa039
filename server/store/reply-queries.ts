import type { Person } from "../submission/staff.ts";
import type { Clock } from "./clock.ts";
import type { Database, RunTask } from "./database.ts";
import { writeRecord } from "./desk/write-record.ts";

/**
 * The texts with which the staff answer again and again. Every change is written into the record in the same transaction, and
 * is made only to the version that the person was looking at: 0 for a text that is not there yet.
 */
export function replyQueries({ db }: Database, work: RunTask, clock: Clock) {
  return {
    /** By title. */
    list: () => work(() => db.selectFrom("reply_texts").selectAll().orderBy("title").orderBy("id").execute()),
    /** @returns false if somebody has changed it since */
    keep: (id: string, version: number, kept: { title: string; text: string }, who: Person) =>
      work(() =>
        db.transaction().execute(async (on) => {
          const written =
            version === 0
              ? await on
                  .insertInto("reply_texts")
                  .values({ id, ...kept, version: 1 })
                  .onConflict((conflict) => conflict.column("id").doNothing())
                  .returning("id")
                  .executeTakeFirst()
              : await on
                  .updateTable("reply_texts")
                  .set({ ...kept, version: version + 1 })
                  .where("id", "=", id)
                  .where("version", "=", version)
                  .returning("id")
                  .executeTakeFirst();
          if (written) await writeRecord(on, clock, { who, what: "wrote a reply text", detail: kept.title });
          const now = await on.selectFrom("reply_texts").selectAll().where("id", "=", id).executeTakeFirst();
          return now?.version === version + 1 && now.title === kept.title && now.text === kept.text;
        }),
      ),
    /** @returns false if somebody has changed it since */
    remove: (id: string, version: number, who: Person) =>
      work(() =>
        db.transaction().execute(async (on) => {
          const gone = await on
            .deleteFrom("reply_texts")
            .where("id", "=", id)
            .where("version", "=", version)
            .returning("title")
            .executeTakeFirst();
          if (gone) await writeRecord(on, clock, { who, what: "removed a reply text", detail: gone.title });
          const left = await on
            .selectFrom("reply_texts")
            .select("id")
            .where("id", "=", id)
            .executeTakeFirst();
          return left === undefined;
        }),
      ),
  };
}
