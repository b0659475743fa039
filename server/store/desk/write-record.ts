import type { Kysely } from "kysely";
import { seenName } from "../../submission/seen-name.ts";
import type { Person } from "../../submission/staff.ts";
import type { Clock } from "../clock.ts";
import type { Tables } from "../database.ts";

/** What goes into the record. Nothing that a visitor wrote may stand in it: it outlasts their data. */
export type NewEntry = { who: Person; what: string; submissionId?: string | null; detail?: string };

/** @param on the transaction of what is recorded, so that neither is there without the other */
export async function writeRecord(
  on: Kysely<Tables>,
  clock: Clock,
  { who, what, submissionId = null, detail = "" }: NewEntry,
): Promise<void> {
  await on
    .insertInto("desk_record")
    .values({
      at: clock.now(),
      who: seenName(who.name),
      who_id: who.id,
      what,
      submission_id: submissionId,
      detail,
    })
    .execute();
}
