import type { View } from "../../server/submission/list-query.ts";
import type { Change, State } from "../../server/submission/submission.ts";

/** What a person can ask for; the other change only undoes one of these. */
export type UserChange = Exclude<Change, "quarantine">;

/** What is done most with a submission in this state, or in this list. */
export function findPrimary(view: View): "done" | "reopen" | "release" {
  if (view === "quarantined" || view === "spam") return "release";
  return view === "done" || view === "won" || view === "lost" ? "reopen" : "done";
}

/** What leads back to the state in which a change found it. */
export function findUndo(change: UserChange, state: State): Change {
  if (state === "quarantined") return "quarantine";
  if (state === "new") return change === "spam" ? "release" : "reopen";
  return state;
}
