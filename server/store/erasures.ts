import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { indianDate } from "../submission/indian-time.ts";
import { changeWords } from "../submission/submission.ts";
import type { Clock } from "./clock.ts";
import type { Database, Tables } from "./database.ts";
import { writeRecord } from "./record-queries.ts";

export const erasureEntry = "erased it";
const cvErasureEntry = changeWords["erase CV"];
/** Behind the ID, where only the CV was erased. */
const cvMark = " CV";

/** Notes that traces must be overwritten. The text is unique to each erasure, even to two within the same millisecond. */
export const noteErasure = (on: Kysely<Tables>, clock: Clock) =>
  on
    .updateTable("store_state")
    .set({ erasing_since: sql<string>`CAST(${clock.now()} AS text) || CAST(${` ${randomUUID()}`} AS text)` })
    .execute();

/** What was erased stays erased when a backup is restored: no copy replaces the list of IDs beside the database. */
export function createErasures({ db }: Database, clock: Clock, folder: string) {
  /** Lists what the record says was erased, by whichever instance or terminal. */
  const list = async () => {
    const entries = await db
      .selectFrom("desk_record")
      .select(["submission_id", "at", "what"])
      .where("what", "in", [erasureEntry, cvErasureEntry])
      .execute();
    addErasedIds(
      folder,
      entries.map(
        ({ submission_id, at, what }) =>
          [`${submission_id}${what === erasureEntry ? "" : cvMark}`, at] as const,
      ),
    );
  };
  /** Erases again what a backup has restored. An ID whose last erasure is in the record was sent again since, and stays. */
  const repeat = async () => {
    const erased = [...readErasedIds(folder)];
    // A statement takes some 32,000 values at most.
    for (let at = 0; at < erased.length; at += 1_000) {
      const some = erased.slice(at, at + 1_000);
      await repeatSome(erasureEntry, new Map(some));
      const cvs = some.filter(([id]) => id.endsWith(cvMark));
      if (cvs.length > 0)
        await repeatSome(cvErasureEntry, new Map(cvs.map(([id, at]) => [id.slice(0, -cvMark.length), at])));
    }
  };
  const repeatSome = (what: string, erased: Map<string, string>) =>
    db.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom("desk_record")
        .select(({ fn }) => ["submission_id as id", fn.max("at").as("at")])
        .where("what", "=", what)
        .where("submission_id", "in", [...erased.keys()])
        .groupBy("submission_id")
        .execute();
      const lastKnown = new Map(known.map(({ id, at }) => [id, at]));
      const ids = [...erased].filter(([id, at]) => at > (lastKnown.get(id) ?? "")).map(([id]) => id);
      if (ids.length === 0) return;
      const whole = transaction.deleteFrom("submissions").where("id", "in", ids).returning("id");
      const cvs = transaction.deleteFrom("cvs").where("submission_id", "in", ids);
      const rows = await (what === erasureEntry ? whole : cvs.returning("submission_id as id")).execute();
      // For the words of a CV's name.
      await transaction.updateTable("submissions").set({ indexed: 0 }).where("id", "in", ids).execute();
      if (rows.length > 0) await noteErasure(transaction, clock);
      for (const { id } of rows) {
        const detail = `again, because a restored copy had brought it back: erased on ${indianDate(erased.get(id) ?? "")}`;
        const who = { id: null, name: "the server" };
        await writeRecord(transaction, clock, { who, what, submissionId: id, detail });
      }
    });
  return { list, repeat };
}

/**
 * One line for each erasure: the ID, a tab, and when, as in the record (of earlier releases the day alone, which sorts before).
 * deploy/backup.sh copies it, too.
 */
const listIn = (folder: string) => join(folder, "erased.txt");

/** @returns the IDs listed in a folder, each with its last erasure */
export function readErasedIds(folder: string): Map<string, string> {
  const last = new Map<string, string>();
  if (!existsSync(listIn(folder))) return last;
  const lines = readFileSync(listIn(folder), "utf8").split("\n").filter(Boolean);
  for (const [id = "", at = ""] of lines.map((line) => line.split("\t")))
    if (at > (last.get(id) ?? "")) last.set(id, at);
  return last;
}

/** Adds those that are later than what is listed. That they cannot be written is a warning: what was erased is erased all the same. */
export function addErasedIds(folder: string, ids: Iterable<readonly [id: string, at: string]>): void {
  const before = readErasedIds(folder);
  const missing = [...ids].filter(([id, at]) => at > (before.get(id) ?? ""));
  if (missing.length === 0) return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    appendFileSync(listIn(folder), missing.map(([id, at]) => `${id}\t${at}\n`).join(""));
  } catch (error) {
    process.emitWarning(
      `What was erased could not be listed in ${listIn(folder)} (${(error as Error).message}): going back to an older copy would bring it back. Let this user write there`,
    );
  }
}
