import type { Change, State } from "../../server/submission/states.ts";

const back: Record<Change, Change> = {
  done: "reopen",
  reopen: "done",
  release: "quarantine",
  quarantine: "release",
  spam: "restore",
  withdraw: "restore",
  restore: "withdraw",
};

/** What undoes a change of a submission in this state, and whether it does so whenever one likes. */
export function backOf(change: Change, state: State): { back: Change; whenever: boolean } {
  if (change === "release" && state === "spam") return { back: "spam", whenever: true };
  return { back: back[change], whenever: change === "done" || change === "reopen" };
}
