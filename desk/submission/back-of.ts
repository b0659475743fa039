import type { Change, State } from "../../server/submission/submission.ts";

/** What a person can ask for; the rest of the changes only undo one of these. */
export type Step = keyof typeof back;

const back = {
  done: "reopen",
  reopen: "done",
  release: "quarantine",
  spam: "restore",
  withdraw: "restore",
} satisfies Partial<Record<Change, Change>>;

/** What undoes a change of a submission in this state, and whether it does so whenever one likes. */
export function backOf(change: Step, state: State): { back: Change; whenever: boolean } {
  if (change === "release" && state === "spam") return { back: "spam", whenever: true };
  return { back: back[change], whenever: change === "done" || change === "reopen" };
}
