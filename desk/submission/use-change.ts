import { useMutation } from "@tanstack/react-query";
import type { SubmissionDetails } from "../../server/submission/desk-answers.ts";
import { Refused } from "../api/refused.ts";
import { sayFailure } from "../parts/use-form.ts";
import { tell } from "../shell/toasts.ts";
import { words } from "../words.ts";
import { lookAgain, takeAnswer } from "./take-answer.ts";

type Answer = { submission: SubmissionDetails };

type ChangeOptions<Value> = {
  /** Asks for the change of the submission as it was at that version. */
  send: (value: Value, version: number) => Promise<Answer>;
  /** What would take it back, and what is said of it. */
  done: (value: Value) => { told: string; back: Value; whenever: boolean };
};

/**
 * A change of a submission. It is told with the way back; where somebody was quicker nothing happens, and who did what
 * is said beside what is so now.
 */
export function useChange<Value>(shown: SubmissionDetails, { send, done }: ChangeOptions<Value>) {
  const { id } = shown;

  async function takeBack(back: Value, version: number) {
    try {
      const { submission } = await send(back, version);
      takeAnswer(submission);
      tell(words.takenBack);
    } catch (error) {
      lookAgain(id);
      tell(error instanceof Error ? sayChangeFailure(error) : "");
    }
  }

  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (value: Value) => send(value, shown.version),
    onSuccess: ({ submission }, value) => {
      takeAnswer(submission);
      const { told, back, whenever } = done(value);
      tell(told, { run: () => void takeBack(back, submission.version), whenever });
    },
    onError: () => lookAgain(id),
  });
  return {
    change: mutate,
    /** What is under way. */
    changing: isPending ? variables : undefined,
    failure: error ? sayChangeFailure(error) : "",
  };
}

/** Where somebody was quicker: who and what, as the server says it, and that nothing is lost. */
function sayChangeFailure(error: Error): string {
  const conflict = error instanceof Refused && error.refusal.conflict;
  return conflict ? `${error.message} ${words.typedIsKept}` : sayFailure(error);
}
