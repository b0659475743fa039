import type { SubmissionDetails } from "../../server/submission/desk-answers.ts";
import { queryClient } from "../api/query-client.ts";

/** Shows what a change made of a submission, wherever it is shown; its place in the list stays as it was opened. */
export function takeAnswer(submission: SubmissionDetails): void {
  queryClient.setQueriesData<SubmissionDetails>(
    { queryKey: ["submission", submission.id] },
    (before) => before && { ...submission, previous: before.previous, next: before.next },
  );
  void queryClient.invalidateQueries({ queryKey: ["list"] });
}

/** Asks anew for a submission and the list, where what is shown is no longer true. */
export function lookAgain(id: string): void {
  void queryClient.invalidateQueries({ queryKey: ["submission", id] });
  void queryClient.invalidateQueries({ queryKey: ["list"] });
}
