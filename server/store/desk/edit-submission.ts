import { indianDate } from "../../submission/indian-time.ts";
import type { Person } from "../../submission/staff.ts";
import { changeBy, holdForChange, type Outcome, refuseOutdated } from "../change-submission.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database.ts";
import { writeRecord } from "./write-record.ts";

/** What can be set on a submission besides its state; null for nobody, and for no reminder. */
export type Edit =
  | { change: "assign"; to: { id: string; name: string } | null }
  /** A day in India, such as 2026-11-23. */
  | { change: "remind"; on: string | null };

/** Assigns a submission to a person, or sets a reminder on a day, with an entry in the record. */
export async function editSubmission(
  { db }: Pick<Database, "db">,
  clock: Clock,
  id: string,
  edit: Edit,
  who: Person,
  version: number,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const row = await holdForChange(transaction, id, clock.now());
    if (!row) return { done: false, why: "gone" };
    const refused = refuseOutdated(row, edit.change, who, version);
    const isSame =
      edit.change === "assign" ? row.assigned_to === (edit.to?.id ?? null) : row.remind_on === edit.on;
    if (refused && !(refused.done && !isSame)) return refused;
    if (row.state === "withdrawn") return { done: false, why: "state", state: row.state };
    await transaction
      .updateTable("submissions")
      .set(changeBy(row, edit.change, who, clock))
      .set(
        edit.change === "assign"
          ? { assigned_to: edit.to?.id ?? null, assigned_name: edit.to?.name ?? null }
          : { remind_on: edit.on },
      )
      .where("id", "=", id)
      .execute();
    await writeRecord(transaction, clock, { who, ...entryOf(edit), submissionId: id });
    return { done: true };
  });
}

function entryOf(edit: Edit): { what: string; detail: string } {
  if (edit.change === "assign")
    return { what: "assigned it", detail: edit.to ? `to ${edit.to.name}` : "to nobody" };
  if (edit.on === null) return { what: "took the reminder away", detail: "" };
  return { what: "set a reminder", detail: `for ${indianDate(edit.on)}` };
}
