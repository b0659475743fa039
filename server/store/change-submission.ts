import type { RawBuilder, Transaction, UpdateObject } from "kysely";
import { type Correction, correctionSchema, fieldLabel } from "../submission/form-rules.ts";
import { formatReminder, indianDate, startOfIndianDay } from "../submission/indian-time.ts";
import { originOf } from "../submission/origin.ts";
import type { Person } from "../submission/staff.ts";
import {
  type Change,
  changeWords,
  closedStates,
  formatRupees,
  type State,
  stagesOf,
  undoMs,
  workStates,
} from "../submission/submission.ts";
import type { Clock } from "./clock.ts";
import { type Database, hasRows, type OutboxTable, type Tables } from "./database.ts";
import { noteErasure } from "./erasures.ts";
import { queueDeliveries } from "./keep-submission.ts";
import { writeRecord } from "./record-queries.ts";
import { matchSender, readBySender } from "./submissions/senders.ts";

export type Conflict = { by: string; what: string; at: string };

/** Done, or why not: it no longer exists, the correction is of another kind, somebody changed it in the meantime, or its state forbids it. */
export type Outcome =
  | { done: true }
  | { done: false; why: "gone" | "not entered" }
  | { done: false; why: "wrong state"; detail: State }
  | { done: false; why: "changed"; conflict: Conflict };

/** A new state, or what else can be set on a submission; null for nobody, and for no reminder. */
export type ChangeRequest =
  | { change: Change }
  | { change: "assign"; to: { id: string; name: string } | null }
  /** A day in India such as 2026-11-23, or with its time, 2026-11-23T16:00. */
  | { change: "remind"; on: string | null }
  /** With the day in India on which it was won, where that is to change. */
  | { change: "value"; rupees: number | null; wonOn?: string | undefined }
  /** Its sender, by number and address. */
  | { change: "block"; on: boolean }
  /** Then `finishErasing` must be called. */
  | { change: "erase CV" }
  /** All that can be corrected of it; where it came from stays. */
  | { change: "correct"; fields: Correction };

const workOrSpam = [...workStates, "spam"] as const;

/** From what is work, unless said otherwise. What undoes *Spam* is the change that leads back. */
const steps: Record<Change, { from?: readonly State[]; to: State }> = {
  talking: { from: workOrSpam, to: "talking" },
  quoted: { from: workOrSpam, to: "quoted" },
  won: { from: workOrSpam, to: "won" },
  lost: { from: workOrSpam, to: "lost" },
  shortlisted: { from: workOrSpam, to: "shortlisted" },
  interview: { from: workOrSpam, to: "interview" },
  rejected: { from: workOrSpam, to: "rejected" },
  done: { from: [...workOrSpam, "quarantined", "blocked"], to: "done" },
  reopen: { to: "new" },
  release: { from: ["quarantined", "spam", "blocked"], to: "new" },
  quarantine: { from: ["new", "done", "spam"], to: "quarantined" },
  spam: { from: [...workStates, "quarantined", "blocked"], to: "spam" },
};

const otherKind = { enquiry: "application", application: "enquiry" } as const;

/**
 * Makes one of the staff's changes, with its entry in the record in one transaction. Released mail waits until undo is over.
 * @param version that the person was looking at; without it, any
 */
export function changeSubmission(
  { db }: Pick<Database, "db">,
  clock: Clock,
  outboxes: readonly OutboxTable[],
  id: string,
  request: ChangeRequest,
  who: Person,
  version?: number,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const row = await lockForChange(transaction, id, clock.now(-undoMs));
    if (!row) return { done: false, why: "gone" };
    const { change } = request;
    const edit = editOf(request, row.fields);
    const refused = refuseOutdated(row, change, who, version);
    const hasEffect =
      edit &&
      Object.entries(edit.set).some(([column, to]) => column in row && row[column as keyof LockedRow] !== to);
    if (refused && !(refused.done && hasEffect)) return refused;
    // The same person may assign somebody else right after assigning one; an older window might overwrite an amount or words.
    if (refused && (change === "value" || change === "correct")) return changed(row);
    const isOtherKind =
      request.change === "correct" && (request.fields.via !== undefined) !== "via" in JSON.parse(row.fields);
    if (isOtherKind) return { done: false, why: "not entered" };
    const save = async (set: UpdateObject<Tables, "submissions">, what: string, detail = "") => {
      const columns = { ...changeBy(row, change, who, clock), ...set };
      await transaction.updateTable("submissions").set(columns).where("id", "=", id).execute();
      await writeRecord(transaction, clock, { who, what, submissionId: id, detail });
    };
    if (edit) {
      // An amount stays where it was written, to be seen and taken away.
      const isPriced = row.kind === "enquiry" && (workStates as readonly State[]).includes(row.state);
      if (change === "value" && !isPriced) return { done: false, why: "wrong state", detail: row.state };
      await save(edit.set, edit.what, edit.detail);
      if (change === "erase CV") {
        await transaction.deleteFrom("cvs").where("submission_id", "=", id).execute();
        await noteErasure(transaction, clock);
      }
      if (edit.set.blocked === 0) await unblock(transaction, row.fields);
      return { done: true };
    }
    const { from = workStates, ...step } = steps[change as Change];
    // What had no sign of spam waited because its sender is blocked.
    const to = change === "quarantine" && row.suspicion === null ? "blocked" : step.to;
    const isOther = (stagesOf[otherKind[row.kind]] as readonly string[]).includes(change);
    if (!from.includes(row.state) || row.state === to || isOther)
      return { done: false, why: "wrong state", detail: row.state };
    const isOwn = who.id !== null && row.changed_by === who.id && Boolean(row.recent);
    if (change === "quarantine") await unqueue(transaction, id);
    const isReturn = isOwn && row.state_before === to && row.done_at !== null;
    const set = {
      state: to,
      ...(closedStates.includes(to) && !isReturn && { done_at: clock.now() }),
      ...(to === "won" && row.won_at === null && { won_at: clock.now() }),
      state_before: row.state,
    };
    await save(set, changeWords[change]);
    // Possible spam was never mailed, and is queued now, unless it was before. Webhooks follow the mail.
    const wasMailed = change !== "reopen" || (await isQueued(transaction, "outbox", id));
    if (row.suspicion !== null && (change === "release" || !wasMailed))
      await queueDeliveries(transaction, id, clock.now(who.id === null ? 0 : undoMs), outboxes);
    return { done: true };
  });
}

/** What is set, and the words for it in the record; undefined for a new state. */
function editOf(
  edit: ChangeRequest,
  before: string,
): { set: UpdateObject<Tables, "submissions">; what: string; detail?: string } | undefined {
  if (edit.change === "assign") {
    const set = { assigned_to: edit.to?.id ?? null, assigned_name: edit.to?.name ?? null };
    return { set, what: changeWords.assign, detail: edit.to ? `to ${edit.to.name}` : "to nobody" };
  }
  if (edit.change === "value") {
    const { rupees, wonOn } = edit;
    const set = { rupees, ...(wonOn && { won_at: startOfIndianDay(wonOn) }) };
    const won = wonOn && `won on ${indianDate(wonOn)}`;
    if (rupees === null) return { set, what: "took its amount away", detail: won ?? "" };
    return { set, what: changeWords.value, detail: [formatRupees(rupees), won].filter(Boolean).join(", ") };
  }
  if (edit.change === "block")
    return { set: { blocked: Number(edit.on) }, what: `${edit.on ? "blocked" : "unblocked"} its sender` };
  // The words of its name stand in the index.
  if (edit.change === "erase CV") return { set: { indexed: 0 }, what: changeWords[edit.change] };
  if (edit.change === "correct") {
    const old: Record<string, string> = JSON.parse(before);
    const names = Object.keys({ ...old, ...edit.fields });
    const isKept = (name: string) => !(name in correctionSchema.shape);
    const read = (name: string) => (isKept(name) ? old : (edit.fields as typeof old))[name];
    const fields: Record<string, string | undefined> = Object.fromEntries(
      names.map((name) => [name, read(name)]),
    );
    const detail = names.filter((name) => fields[name] !== old[name]).map(fieldLabel);
    const set = { fields: JSON.stringify(fields), ...originOf(fields), indexed: 0 as const };
    return { set, what: changeWords.correct, detail: detail.join(", ") };
  }
  if (edit.change !== "remind") return undefined;
  const set = { remind_on: edit.on };
  if (edit.on === null) return { set, what: "took its reminder away" };
  return { set, what: changeWords.remind, detail: `for ${formatReminder(edit.on)}` };
}

/** Wherever that sender was blocked; what waited for that reason alone is new. */
async function unblock(transaction: Transaction<Tables>, fields: string): Promise<void> {
  const isTheirs = matchSender(JSON.parse(fields));
  const rows = transaction.updateTable("submissions");
  const blocked = (await readBySender(transaction, "blocked", 1)).filter(isTheirs).map(({ id }) => id);
  if (blocked.length > 0) await rows.set({ blocked: 0 }).where("id", "in", blocked).execute();
  const waiting = (await readBySender(transaction, "state", "blocked")).filter(isTheirs).map(({ id }) => id);
  if (waiting.length > 0) await rows.set({ state: "new" }).where("id", "in", waiting).execute();
}

/** Locks a row until the transaction ends, and reads what it says about its last change. */
export async function lockForChange(transaction: Transaction<Tables>, id: string, since: RawBuilder<string>) {
  return transaction
    .updateTable("submissions")
    .set((row) => ({ version: row.ref("version") }))
    .where("id", "=", id)
    .returning(["kind", "suspicion", "version", "state", "state_before", "done_at"])
    .returning(["assigned_to", "assigned_name", "remind_on", "rupees", "won_at", "blocked", "fields"])
    .returning(["last_change", "changed_at", "changed_by", "changed_name"])
    .returning((row) => row("changed_at", ">=", since).as("recent"))
    .executeTakeFirst();
}
export type LockedRow = NonNullable<Awaited<ReturnType<typeof lockForChange>>>;

/** Judges a change to an outdated version: done if the same person sent it twice, else too late; undefined if current. */
function refuseOutdated(
  row: LockedRow,
  change: string,
  who: Person,
  version: number | undefined,
): Outcome | undefined {
  if (version === undefined || row.version === version) return undefined;
  const isRepeated =
    row.version === version + 1 && row.last_change === change && who.id !== null && row.changed_by === who.id;
  if (isRepeated) return { done: true };
  return changed(row);
}

/** The outcome for somebody whose change came too late. */
export async function readConflict({ db }: Pick<Database, "db">, id: string): Promise<Outcome> {
  const row = await db
    .selectFrom("submissions")
    .select(["changed_name", "last_change", "changed_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? changed(row) : { done: false, why: "gone" };
}

function changed(row: Pick<LockedRow, "changed_name" | "last_change" | "changed_at">): Outcome {
  const conflict = { by: row.changed_name ?? "", what: row.last_change ?? "", at: row.changed_at ?? "" };
  return { done: false, why: "changed", conflict };
}

function changeBy({ version }: LockedRow, last_change: string, { id, name }: Person, clock: Clock) {
  return { version: version + 1, last_change, changed_at: clock.now(), changed_by: id, changed_name: name };
}

function isQueued(transaction: Transaction<Tables>, outbox: OutboxTable, id: string): Promise<boolean> {
  return hasRows(transaction.selectFrom(outbox).select("state").where("submission_id", "=", id));
}

async function unqueue(transaction: Transaction<Tables>, id: string): Promise<void> {
  for (const outbox of ["outbox", "webhooks"] as const) {
    await transaction
      .deleteFrom(outbox)
      .where("submission_id", "=", id)
      .where("state", "=", "waiting")
      .where("attempts", "=", 0)
      .execute();
  }
}
