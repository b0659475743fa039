import type { SubmissionDetails } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";

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
