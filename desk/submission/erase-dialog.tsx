import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useMe } from "../access/use-me.ts";
import type { SubmissionDetails } from "../api/api.ts";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { useView } from "../inbox/use-view.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Failure } from "../parts/failure.tsx";
import { sayFailure } from "../parts/use-form.ts";
import { tell } from "../shell/toasts.ts";
import { words } from "../words.ts";
import { refetchSubmission } from "./cache-submission.ts";
import { draftName, dropNoteDraft } from "./note-draft.ts";

/** Asks before a submission is erased, and says what that means; there is no way back. */
export function EraseDialog({ shown, onClose }: { shown: SubmissionDetails; onClose: () => void }) {
  const { id, version, next } = shown;
  const { search } = useView();
  const navigate = useNavigate();
  const me = useMe();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.erase(id, { version }),
    onSuccess: () => {
      dropNoteDraft(draftName(me, id));
      tell(words.erasing.done);
      onClose();
      void navigate({ pathname: next ? `/s/${next}` : "/", search }, { replace: true });
      queryClient.removeQueries({ queryKey: ["submission", id] });
      void queryClient.invalidateQueries({ queryKey: ["list"] });
    },
    onError: () => refetchSubmission(id),
  });
  return (
    <Dialog
      title={words.erasing.title}
      onClose={onClose}
      yes={{ children: words.erasing.yes, icon: "close", busy: isPending, onClick: () => mutate() }}
    >
      <p>{words.erasing.text}</p>
      <ul>
        {words.erasing.means.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <Failure>{error ? sayFailure(error) : ""}</Failure>
    </Dialog>
  );
}
