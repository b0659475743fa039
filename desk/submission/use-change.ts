import { useMutation } from "@tanstack/react-query";
import type { Change, State } from "../../server/submission/submission.ts";
import type { SubmissionDetails } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Refused } from "../api/request.ts";
import { sayFailure } from "../components/form.tsx";
import { tell } from "../shell/notices.ts";
import { words } from "../words.ts";

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

/** Shows a changed submission wherever it is shown; its neighbours stay those with which it was opened. */
export function cacheSubmission(submission: SubmissionDetails): void {
  queryClient.setQueriesData<SubmissionDetails>(
    { queryKey: ["submission", submission.id] },
    (before) => before && { ...submission, previous: before.previous, next: before.next },
  );
  void queryClient.invalidateQueries({ queryKey: ["list"] });
}

/** Asks again for a submission and the list, after a change that failed. */
export function refetchSubmission(id: string): void {
  void queryClient.invalidateQueries({ queryKey: ["submission", id] });
  void queryClient.invalidateQueries({ queryKey: ["list"] });
}

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
