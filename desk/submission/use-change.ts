import { useMutation } from "@tanstack/react-query";
import type { SubmissionDetails } from "../api/api.ts";
import { Refused } from "../api/refused.ts";
import { sayFailure } from "../parts/use-form.ts";
import { tell } from "../shell/toasts.ts";
import { words } from "../words.ts";
import { cacheSubmission, refetchSubmission } from "./cache-submission.ts";

type Answer = { submission: SubmissionDetails };

type ChangeOptions<Value, Asked> = {
  /** Asks for the change of the submission as it was at that version. */
  send: (value: Value, version: number) => Promise<Answer>;
  /** What would undo it, and what is said of it. */
  done: (value: Asked) => { told: string; back: Value; whenever: boolean };
};

/**
 * A change to a submission, told with its undo. Where somebody was quicker nothing is changed, and who did what is said
 * beside what is true now. `Value` may be more than can be asked for here: what only undoes it.
 */
export function useChange<Value, Asked extends Value = Value>(
  shown: SubmissionDetails,
  { send, done }: ChangeOptions<Value, Asked>,
) {
  const { id } = shown;

  async function undo(back: Value, version: number) {
    try {
      const { submission } = await send(back, version);
      cacheSubmission(submission);
      tell(words.undone);
    } catch (error) {
      refetchSubmission(id);
      tell(error instanceof Error ? sayChangeFailure(error) : "");
    }
  }

  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (value: Asked) => send(value, shown.version),
    onSuccess: ({ submission }, value) => {
      cacheSubmission(submission);
      const { told, back, whenever } = done(value);
      tell(told, { run: () => void undo(back, submission.version), whenever });
    },
    onError: () => refetchSubmission(id),
  });
  return {
    change: mutate,
    /** The change under way. */
    changing: isPending ? variables : undefined,
    failure: error ? sayChangeFailure(error) : "",
  };
}

/** Where somebody was quicker, who did what as the server tells it, and that nothing is lost. */
function sayChangeFailure(error: Error): string {
  const conflict = error instanceof Refused && error.refusal.conflict;
  return conflict ? `${error.message} ${words.typedIsKept}` : sayFailure(error);
}
