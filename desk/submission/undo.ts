import type { View } from "../../server/submission/list-query.ts";
import { type Change, type State, stages } from "../../server/submission/submission.ts";

/** What a person can ask for; the rest of the changes only undo one of these. */
export type UserChange = Exclude<Change, "quarantine" | "restore">;

/** What is done most with a submission in this state, or in this list. */
export function findPrimary(view: View): "done" | "reopen" | "release" {
  if (view === "quarantined" || view === "spam") return "release";
  return view === "done" || view === "won" || view === "lost" ? "reopen" : "done";
}

export function findUndo(change: UserChange, state: State): { back: Change; anytime: boolean } {
  if (change === "release")
    return state === "spam" ? { back: "spam", anytime: true } : { back: "quarantine", anytime: false };
  if (change === "spam") return { back: "restore", anytime: false };
  const isStep = state === "done" || stages.some((stage) => stage === state);
  return { back: isStep ? (state as Change) : "reopen", anytime: true };
}

export type Versioned = { id: string; version: number };

/** By what takes each back to where it stood, those that were changed; and whether all of that can be done at any time. */
export function findUndos(
  change: UserChange,
  before: readonly (Versioned & { state: State })[],
  done: readonly Versioned[],
) {
  const undoOf = ({ id }: Versioned) =>
    findUndo(change, before.find((line) => line.id === id)?.state ?? "new");
  const backs = new Map<Change, Versioned[]>();
  for (const line of done) {
    const { back } = undoOf(line);
    backs.set(back, [...(backs.get(back) ?? []), line]);
  }
  return {
    backs,
    anytime: done.every((line) => undoOf(line).anytime),
  };
}
