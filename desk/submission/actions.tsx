import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import { type Change, closedStates, stagesOf, workStates } from "../../server/submission/submission.ts";
import { useMe } from "../access/session.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import button from "../components/button.module.css";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { describeFailure, Failure } from "../components/failure.tsx";
import { CheckboxField } from "../components/fields.tsx";
import { useView } from "../inbox/use-list.ts";
import { notify } from "../shell/notices.ts";
import { words } from "../words.ts";
import { draftKey, dropDraft } from "./drafts.ts";
import { type ErasedSubmission, offerLetter } from "./erasure-letter.tsx";
import { type Amount, AmountForm, amountKey, readAmount, saveAmount } from "./follow-up.tsx";
import styles from "./submission.module.css";
import { Subject } from "./submission-content.tsx";
import { findPrimary, findUndo, type UserChange } from "./undo.ts";
import { cacheSubmission, refetchSubmission, useChange } from "./use-change.ts";

/** What becomes of an enquiry, and what else can be done with a submission as it stands. */
export function Actions({ submission }: { submission: SubmissionDetails }) {
  const { id, state, name, phone, email, isBlocked } = submission;
  const isNamed = name !== phone && name !== email;
  const me = useMe();
  const [isErasing, setErasing] = useState(false);
  const amountForm = useRef<HTMLFormElement>(null);
  /** An amount that was written and not saved: it is kept with the step. */
  const typed = useRef<Amount>(undefined);
  const { change, pending, failure } = useChange<Change, UserChange>(submission, {
    send: async (step, version) => {
      const amount = typed.current;
      typed.current = undefined;
      if (!amount) return api.change(id, { change: step, version });
      const saved = await saveAmount(submission, amountKey(me, id), amount, version);
      return api.change(id, { change: step, version: saved.submission.version });
    },
    done: (step, now) => ({ message: words.changed(step, now), back: findUndo(step, state) }),
  });
  const primary = findPrimary(state);
  const apply = (step: UserChange) => {
    if (pending) return;
    if (amountForm.current && step !== "spam") {
      const amount = readAmount(amountForm.current, submission);
      if (!amount) return amountForm.current.requestSubmit();
      typed.current = amount.rupees === submission.rupees && !amount.wonOn ? undefined : amount;
    }
    change(step);
  };
  const hasStages = workStates.some((name) => name === state);
  return (
    <section className={styles.actions} aria-label={words.actions.label}>
      {hasStages && (
        <div className={styles.stage}>
          <fieldset className={styles.choice}>
            <legend className="visually-hidden">{words.stage.label}</legend>
            {stagesOf[submission.kind].map((stage) => (
              <Button
                key={stage}
                aria-pressed={state === stage}
                busy={pending === stage}
                onClick={() => apply(state === stage ? "reopen" : stage)}
              >
                {words.states[stage]}
              </Button>
            ))}
          </fieldset>
          {(state === "quoted" || state === "won" || submission.rupees !== null) && (
            <AmountForm submission={submission} form={amountForm} />
          )}
        </div>
      )}
      <Button
        className={styles.primary}
        kind={primary === "reopen" ? "line" : "marigold"}
        icon={primary === "reopen" ? "up" : "tick"}
        busy={pending === primary}
        onClick={() => apply(primary)}
      >
        {words.actions[primary]}
      </Button>
      {state !== "spam" && (
        <Button kind="plain" busy={pending === "spam"} onClick={() => apply("spam")}>
          {words.actions.spam}
        </Button>
      )}
      {submission.kind === "enquiry" && closedStates.includes(state) && (
        <Link className={button.line} to="/add" state={{ phone, email, name: isNamed ? name : "" }}>
          <Icon name="plus" /> {words.adding.again}
        </Link>
      )}
      {(isBlocked || state === "spam" || state === "blocked") && (
        <BlockButton key={String(isBlocked)} submission={submission} />
      )}
      {me.role === "owner" && (
        <Button kind="plain" onClick={() => setErasing(true)}>
          {words.actions.erase}
        </Button>
      )}
      <Failure>{failure}</Failure>
      {isErasing && <EraseDialog submission={submission} onClose={() => setErasing(false)} />}
    </section>
  );
}

function BlockButton({ submission }: { submission: SubmissionDetails }) {
  const { id, name, isBlocked } = submission;
  const { change, pending, failure } = useChange<boolean>(submission, {
    send: (on, version) => api.change(id, { change: "block", on, version }),
    done: (on) => ({ message: words.block.done(name, on), back: !on }),
  });
  return (
    <>
      <Button kind="plain" busy={pending !== undefined} onClick={() => change(!isBlocked)}>
        {isBlocked ? words.block.off : words.block.on}
      </Button>
      <Failure>{failure}</Failure>
    </>
  );
}

function EraseDialog({ submission, onClose }: { submission: SubmissionDetails; onClose: () => void }) {
  const { id, name, kind, cv, others } = submission;
  const { search } = useView();
  const navigate = useNavigate();
  const me = useMe();
  const [isAll, setAll] = useState(others.length > 0);
  const [isCvAlone, setCvAlone] = useState(false);
  const hasEnquiry = [submission, ...(isAll ? others : [])].some(({ kind }) => kind === "enquiry");
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (isCvAlone ? eraseCv(submission) : eraseWith(submission, isAll)),
    onSuccess: (erased) => {
      if (isCvAlone) {
        onClose();
        return notify(words.erasing.cvDone(name));
      }
      for (const { id } of erased)
        for (const draft of [draftKey(me, id), amountKey(me, id)]) dropDraft(draft);
      onClose();
      void Promise.resolve(navigate({ pathname: "/", search }, { replace: true })).then(() => {
        notify(words.erasing.done(name));
        offerLetter(submission, erased, me.name);
      });
      for (const { id } of erased) queryClient.removeQueries({ queryKey: ["submission", id] });
      void queryClient.invalidateQueries({ queryKey: ["list"] });
    },
    onError: () => refetchSubmission(id),
  });
  return (
    <Dialog
      title={words.erasing.title(kind, name)}
      onClose={onClose}
      confirm={{ children: words.erasing.yes, icon: "close", busy: isPending, onClick: () => mutate() }}
    >
      {cv && <CheckboxField label={words.erasing.cvAlone} checked={isCvAlone} onToggle={setCvAlone} />}
      <p>{isCvAlone ? words.erasing.cvText : words.erasing.text(cv !== null)}</p>
      {others.length > 0 && !isCvAlone && (
        <>
          <CheckboxField label={words.erasing.others(others.length)} checked={isAll} onToggle={setAll} />
          <ul>
            {others.map((line) => (
              <li key={line.id}>
                <Subject of={line} />, {words.stateOf(line)} {words.worth(line)}
              </li>
            ))}
          </ul>
        </>
      )}
      <ul>
        {words.erasing
          .means(hasEnquiry)
          .slice(0, isCvAlone ? 2 : undefined)
          .map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
      </ul>
      <Failure>{describeFailure(error)}</Failure>
    </Dialog>
  );
}

async function eraseCv({ id, version }: SubmissionDetails) {
  cacheSubmission((await api.change(id, { change: "erase CV", version })).submission);
  return [];
}

/** Erases it last, so that whatever is refused before can be tried again from here. @returns what was erased */
async function eraseWith(submission: SubmissionDetails, isAll: boolean) {
  const erased: ErasedSubmission[] = [];
  const erase = async (line: ErasedSubmission & { version: number }) => {
    await api.erase(line.id, { version: line.version });
    erased.push(line);
  };
  if (isAll)
    for (let { others } = submission; others.length > 0; ) {
      for (const line of others) await erase(line);
      // As many are listed as a page can show.
      ({ others } = await api.submission(submission.id));
    }
  await erase(submission);
  return erased;
}
