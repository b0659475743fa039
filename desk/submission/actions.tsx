import { useState } from "react";
import type { Change } from "../../server/submission/submission.ts";
import { useMe } from "../access/use-me.ts";
import type { SubmissionDetails } from "../api/api.ts";
import { api } from "../api/api.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Failure } from "../parts/failure.tsx";
import { useKeys } from "../shell/use-keys.ts";
import { words } from "../words.ts";
import styles from "./actions.module.css";
import { backOf, type Step } from "./back-of.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { useChange } from "./use-change.ts";

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
