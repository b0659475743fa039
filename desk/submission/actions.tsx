import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Change } from "../../server/submission/submission.ts";
import { useMe } from "../access/session.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { sayFailure } from "../components/form.tsx";
import { Failure } from "../components/page.tsx";
import { useView } from "../inbox/use-list.ts";
import { tell } from "../shell/notices.ts";
import { useKeys } from "../shell/shortcuts.ts";
import { words } from "../words.ts";
import { draftName, dropNoteDraft } from "./note-drafts.ts";
import styles from "./submission.module.css";
import { backOf, refetchSubmission, type Step, useChange } from "./use-change.ts";

/** What can be done with a submission as it stands. `e` marks it done, or new again, and `!` as spam. */
export function Actions({ shown }: { shown: SubmissionDetails }) {
  const { id, state, name } = shown;
  const me = useMe();
  const [asking, setAsking] = useState<"withdraw" | "erase">();
  const { change, changing, failure } = useChange<Change, Step>(shown, {
    send: (wanted, version) => api.change(id, { change: wanted, version }),
    done: (wanted) => ({
      told: words.changed[wanted](name),
      ...backOf(wanted, state),
    }),
  });
  const first: Partial<Record<SubmissionDetails["state"], Step>> = {
    new: "done",
    done: "reopen",
    quarantined: "release",
    spam: "release",
  };
  const main = first[state];
  const run = (wanted: Step) => !changing && change(wanted);
  const withdraw = () => {
    setAsking(undefined);
    run("withdraw");
  };
  const isSpammable = state !== "spam" && state !== "withdrawn";
  useKeys({
    e: main === "done" || main === "reopen" ? () => run(main) : undefined,
    "!": isSpammable ? () => run("spam") : undefined,
  });
  return (
    <section className={styles.actions} aria-label={words.actions.label}>
      {main && (
        <Button
          kind={main === "reopen" ? "line" : "marigold"}
          icon={main === "reopen" ? "up" : "tick"}
          busy={changing === main}
          onClick={() => run(main)}
        >
          {words.actions[main]}
        </Button>
      )}
      {isSpammable && (
        <Button kind="plain" busy={changing === "spam"} onClick={() => run("spam")}>
          {words.actions.spam}
        </Button>
      )}
      {state !== "withdrawn" && (
        <Button kind="plain" busy={changing === "withdraw"} onClick={() => setAsking("withdraw")}>
          {words.actions.withdraw}
        </Button>
      )}
      {me.role === "owner" && (
        <Button kind="plain" onClick={() => setAsking("erase")}>
          {words.actions.erase}
        </Button>
      )}
      <Failure>{failure}</Failure>
      {asking === "withdraw" && (
        <Dialog
          title={words.withdrawing.title}
          onClose={() => setAsking(undefined)}
          yes={{ children: words.withdrawing.yes, onClick: withdraw }}
        >
          <p>{words.withdrawing.text}</p>
        </Dialog>
      )}
      {asking === "erase" && <EraseDialog shown={shown} onClose={() => setAsking(undefined)} />}
    </section>
  );
}

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
