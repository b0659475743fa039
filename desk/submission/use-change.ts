import { useMutation } from "@tanstack/react-query";
import type { SubmissionDetails } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { RefusedError } from "../api/request.ts";
import { describeFailure } from "../components/failure.tsx";
import { notify } from "../shell/notices.ts";
import { words } from "../words.ts";

type ChangeOptions<Value, Requested> = {
  /** Asks for the change of the submission as it was at that version. */
  send: (value: Value, version: number) => Promise<{ submission: SubmissionDetails }>;
  /** What would undo it, and what is said of it as it is now. */
  done: (value: Requested, now: SubmissionDetails) => { message: string; back: Value };
};

/**
 * Changes a submission and offers to undo that. If somebody else was quicker nothing is changed, and the failure says who did
 * what. `Value` also has the changes that only undo another.
 */
export function useChange<Value, Requested extends Value = Value>(
  current: SubmissionDetails,
  { send, done }: ChangeOptions<Value, Requested>,
) {
  const { id } = current;

  async function undo(back: Value, version: number) {
    try {
      const { submission } = await send(back, version);
      cacheSubmission(submission);
      notify(words.undone(submission.name));
    } catch (error) {
      refetchSubmission(id);
      notify(error instanceof Error ? describeChangeFailure(error) : "");
    }
  }

  const { mutate, mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: (value: Requested) => send(value, current.version),
    onSuccess: ({ submission }, value) => {
      cacheSubmission(submission);
      const { message, back } = done(value, submission);
      notify(message, () => void undo(back, submission.version));
    },
    onError: () => refetchSubmission(id),
  });
  return {
    change: mutate,
    changeNow: mutateAsync,
    pending: isPending ? variables : undefined,
    failure: error ? describeChangeFailure(error) : "",
  };
}

/** Where somebody was quicker, who did what as the server tells it, and that nothing is lost. */
function describeChangeFailure(error: Error): string {
  const message = describeFailure(error);
  return error instanceof RefusedError && error.refusal.conflict
    ? `${message} ${words.typedIsKept}`
    : message;
}

/** Shows a changed submission wherever it is shown. */
export function cacheSubmission(submission: SubmissionDetails): void {
  queryClient.setQueryData(["submission", submission.id], submission);
  void queryClient.invalidateQueries({ queryKey: ["list"] });
}

export function refetchSubmission(id: string): void {
  void queryClient.invalidateQueries({ queryKey: ["submission", id] });
  void queryClient.invalidateQueries({ queryKey: ["list"] });
}
