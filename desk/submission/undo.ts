import { type Change, closedStates, type State } from "../../server/submission/submission.ts";

/** What a person can ask for; the other change only undoes one of these. */
export type UserChange = Exclude<Change, "quarantine">;

/** What is done most with a submission in this state. */
export function findPrimary(state: State): "done" | "reopen" | "release" {
  if (state === "quarantined" || state === "spam" || state === "blocked") return "release";
  return closedStates.includes(state) ? "reopen" : "done";
}

/** What leads back to the state in which a change found it. */
export function findUndo(change: UserChange, state: State): Change {
  if (state === "quarantined" || state === "blocked") return "quarantine";
  if (state === "new") return change === "spam" ? "release" : "reopen";
  return state;
}
