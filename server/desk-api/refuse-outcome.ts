import type { Outcome } from "../store/change-submission.ts";
import { changeWords } from "../store/submissions/change-words.ts";
import { indianTime } from "../submission/indian-time.ts";
import { undoMs } from "../submission/states.ts";
import { Refused } from "./refused.ts";

/** @throws Refused if it was not done */
export function refuseOutcome(outcome: Outcome): asserts outcome is { done: true } {
  if (!outcome.done) throw refusalFor(outcome);
}

/** What a person is told of a change that was not made. */
export function refusalFor(outcome: Exclude<Outcome, { done: true }>): Refused {
  if (outcome.why === "gone") return gone();
  if (outcome.why === "late") {
    const message = `This can only be undone within ${undoMs / 1000} seconds, by the person who did it.`;
    return new Refused(409, message);
  }
  if (outcome.why === "state")
    return new Refused(409, `This can’t be done: the submission is ${stateWords[outcome.state]}.`);
  const { conflict } = outcome;
  const when = conflict.at ? ` (${indianTime(conflict.at)})` : "";
  const what = changeWords[conflict.what] ?? "changed it";
  return new Refused(
    409,
    `${conflict.by || "Somebody else"} ${what} in the meantime${when}. Nothing was overwritten; please look at it again.`,
    { conflict },
  );
}

export function gone(): Refused {
  return new Refused(404, "This no longer exists: it was erased, or deleted because of its age.");
}

const stateWords = {
  new: "new",
  done: "done",
  quarantined: "held back as possible spam",
  spam: "spam",
  withdrawn: "withdrawn",
};
