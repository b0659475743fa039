import type { Outcome } from "../store/change-submission.ts";
import { changeWords } from "../store/desk/change-words.ts";
import { indianTime } from "../submission/indian-time.ts";
import { undoMs } from "../submission/states.ts";
import { Refused } from "./refused.ts";

/** @throws Refused unless it was done */
export function refuseOutcome(outcome: Outcome): asserts outcome is { done: true } {
  if (outcome.done) return;
  if (outcome.why === "gone") throw gone();
  if (outcome.why === "late") {
    const message = `This can be taken back for ${undoMs / 1000} seconds, by who did it. That is over now.`;
    throw new Refused(409, message);
  }
  if (outcome.why === "state")
    throw new Refused(409, `This can’t be done with one that is ${stateWords[outcome.state]}.`);
  const { conflict } = outcome;
  const when = conflict.at ? ` (${indianTime(conflict.at)})` : "";
  const what = changeWords[conflict.what] ?? "changed it";
  throw new Refused(
    409,
    `${conflict.by || "Somebody else"} ${what} meanwhile${when}. Nothing was overwritten; please look at it again.`,
    { conflict },
  );
}

export function gone(): Refused {
  return new Refused(404, "This is no longer here: it was erased, or its time was over.");
}

const stateWords = {
  new: "new",
  done: "done",
  quarantined: "kept apart as possible spam",
  withdrawn: "withdrawn",
};
