import { indianDay } from "../../formats/indian-day.ts";
import { startOfIndianDay } from "../submission/indian-time.ts";
import { changeWords, openStates, workStates } from "../submission/submission.ts";
import type { Clock } from "./clock.ts";
import { countRows, type Database, type RunTask } from "./database.ts";
import { isUnleased, leaseMs } from "./outbox-queries.ts";
import {
  type SubmissionSummary,
  submissionRows,
  summarizeSubmission,
} from "./submissions/submission-rows.ts";

const hour = 60 * 60 * 1000;
/** The hour in India at which the mails go out. */
export const morningHour = 8;

export type Morning = {
  /** `last`: the day of the mail before. */
  person: { id: string; name: string; email: string; last: string };
  today: string;
  due: Lines;
  /** What others have assigned to them since the mail before, is still open and not due. */
  assigned: Lines;
};

/** How many there are, and as many of them as a mail can show. */
type Lines = { lines: SubmissionSummary[]; count: number };
/** Nobody reads further, and a mail must stay small. */
const maxLines = 50;

/** The mail that tells each of the staff in the morning what is due and newly theirs. */
export function createMorningQueries({ db }: Database, work: RunTask, clock: Clock) {
  const readLines = async (query: ReturnType<typeof submissionRows>): Promise<Lines> => {
    const rows = await query.orderBy("received_at").limit(maxLines).execute();
    const ids = query.clearSelect().clearOrderBy().select("submissions.id");
    return { lines: rows.map(summarizeSubmission), count: await countRows(db, ids) };
  };
  return {
    /** Whoever has not had today's mail yet, with what it says; nobody gets the same one to send for two minutes. */
    claim: (today: string) =>
      work(async (): Promise<Morning | undefined> => {
        const isFree = isUnleased("morning_lease", clock);
        // `off` sorts behind every day.
        const people = await db
          .selectFrom("desk_users")
          .select(["id", "name", "email", "morning_mail as last"])
          .where("morning_mail", "<", today)
          .where("password", "is not", null)
          .where(isFree)
          .execute();
        for (const person of people) {
          const lease = db.updateTable("desk_users").set({ morning_lease: clock.now(leaseMs) });
          const own = lease.where("id", "=", person.id).where("morning_mail", "=", person.last);
          const claimed = await own.where(isFree).executeTakeFirst();
          if (claimed.numUpdatedRows === 0n) continue;
          const since = new Date(
            Date.parse(startOfIndianDay(person.last || today, person.last ? 0 : -1)) + morningHour * hour,
          );
          const endOfToday = `${today}T24`;
          const theirs = submissionRows(db).where("assigned_to", "=", person.id);
          const due = theirs
            .where("submissions.state", "in", workStates)
            .where("remind_on", "<", endOfToday)
            .orderBy("remind_on");
          const newlyTheirs = theirs
            .where((row) => row.or([row("remind_on", "is", null), row("remind_on", ">", endOfToday)]))
            .where("submissions.state", "in", openStates)
            .where(({ exists, selectFrom }) =>
              exists(
                selectFrom("desk_record as entry")
                  .select("entry.id")
                  .whereRef("entry.submission_id", "=", "submissions.id")
                  .where("entry.what", "=", changeWords.assign)
                  .where("entry.at", ">=", since.toISOString())
                  .where((entry) =>
                    entry.or([entry("who_id", "is", null), entry("who_id", "!=", person.id)]),
                  ),
              ),
            );
          return {
            person,
            today,
            due: await readLines(due),
            assigned: await readLines(newlyTheirs),
          };
        }
        return undefined;
      }),
    markSent: ({ person, today }: Morning) =>
      work(async () => {
        const sent = db.updateTable("desk_users").set({ morning_mail: today, morning_lease: null });
        await sent.where("id", "=", person.id).where("morning_mail", "=", person.last).execute();
      }),
    /** Whoever switches it on gets the next day's first. */
    choose: (id: string, wanted: boolean) =>
      work(async () => {
        const morning_mail = wanted ? indianDay(await clock.read()) : "off";
        const choice = db.updateTable("desk_users").set({ morning_mail });
        await choice
          .where("id", "=", id)
          .where("morning_mail", wanted ? "=" : "!=", "off")
          .execute();
      }),
  };
}
