import type { Kysely } from "kysely";
import { seenName } from "../../submission/seen-name.ts";
import type { Person } from "../../submission/staff.ts";
import type { Clock } from "../clock.ts";
import type { Tables } from "../database.ts";

/** An entry of the record. It must contain nothing that a visitor wrote, because it outlives their data. */
export type NewEntry = { who: Person; what: string; submissionId?: string | null; detail?: string };

/** @param on the transaction of what is recorded, so that neither exists without the other */
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
