import type { Person } from "../../submission/staff.ts";
import { changeBy, holdForChange, type Outcome, refuseOutdated } from "../change-submission.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database.ts";
import { writeRecord } from "./write-record.ts";

/**
 * Assigns a submission to a person, with an entry in the record.
 * @param to null to assign it to nobody
 */
export async function assignSubmission(
  { db }: Pick<Database, "db">,
  clock: Clock,
  id: string,
  to: { id: string; name: string } | null,
  who: Person,
  version: number,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const row = await holdForChange(transaction, id, clock.now());
    if (!row) return { done: false, why: "gone" };
    const refused = refuseOutdated(row, "assign", who, version);
    if (refused && !(refused.done && row.assigned_to !== (to?.id ?? null))) return refused;
    if (row.state === "withdrawn") return { done: false, why: "state", state: row.state };
    await transaction
      .updateTable("submissions")
      .set({
        ...changeBy(row, "assign", who, clock),
        assigned_to: to?.id ?? null,
        assigned_name: to?.name ?? null,
      })
      .where("id", "=", id)
      .execute();
    const detail = to ? `to ${to.name}` : "to nobody";
    await writeRecord(transaction, clock, { who, what: "assigned it", submissionId: id, detail });
    return { done: true };
  });
}
