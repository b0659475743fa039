import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { statesOf, type View } from "../../server/submission/list-query.ts";
import type { State } from "../../server/submission/submission.ts";
import { api, type BulkChange, type SubmissionSummary } from "../api/api.ts";
import { queryClient, usePeople } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { describeFailure } from "../components/failure.tsx";
import { SelectField } from "../components/fields.tsx";
import { notify } from "../shell/notices.ts";
import { findPrimary, findUndo } from "../submission/undo.ts";
import { describeRefusal } from "../words/refusal-words.ts";
import { words } from "../words.ts";
import styles from "./inbox.module.css";

type Step = keyof typeof words.bulk.done;

function listChanges(state: State): Step[] {
  const primary = findPrimary(state);
  return state === "spam" ? [primary] : [primary, "spam"];
}

type BulkChangesProps = { view: View; lines: SubmissionSummary[]; onDone: () => void; children: ReactNode };

/** Changes all that is ticked in one step that can be undone; the list's boxes are inside. */
export function BulkChanges({ view, lines, onDone, children }: BulkChangesProps) {
  const form = useRef<HTMLFormElement>(null);
  const [selectedIds, setSelectedIds] = useState<FormDataEntryValue[]>([]);
  const readSelection = () => form.current && setSelectedIds(new FormData(form.current).getAll("ticked"));
  const of = lines.filter(({ id }) => selectedIds.includes(id));
  const versions = of.map(({ id, version }) => ({ id, version }));
  const state = of[0]?.state ?? statesOf(view)[0] ?? "new";
  // What a search has ticked may be in several states: then what all allow.
  const offered = listChanges(state).filter((change) =>
    of.every((line) => listChanges(line.state).includes(change)),
  );
  const people = usePeople();
  const { mutate, isPending } = useMutation({
    mutationFn: (request: BulkChange) => changeSeveral(request),
    onSuccess: ({ done, refusal }, request) => {
      const said =
        request.change === "assign"
          ? words.bulk.assigned(done.length, people.find(({ id }) => id === request.to)?.name)
          : words.bulk.done[request.change as Step](done.length);
      const backs = of.flatMap((line): BulkChange[] => {
        const changed = done.filter(({ id }) => id === line.id);
        if (changed.length === 0) return [];
        if (request.change === "assign")
          return [{ change: "assign", to: line.assignedTo?.id ?? null, of: changed }];
        return [{ change: findUndo(request.change as Step, line.state), of: changed }];
      });
      const undo = () =>
        void Promise.all(backs.map(changeSeveral)).then(
          (answers) => notify(answers.map(({ refusal }) => refusal).find(Boolean) ?? words.undone()),
          notifyFailure,
        );
      notify(done.length > 0 ? `${said} ${refusal}` : refusal, done.length > 0 ? undo : undefined);
      onDone();
    },
    onError: notifyFailure,
  });
  return (
    <form ref={form} onChange={readSelection} onSubmit={(event) => event.preventDefault()}>
      <section className={styles.bulk} aria-label={words.bulk.label}>
        <p role="status">{words.bulk.count(of.length)}</p>
        {offered.map((change) => (
          <Button
            key={change}
            kind="marigold"
            disabled={of.length === 0}
            busy={isPending}
            onClick={() => mutate({ change, of: versions })}
          >
            {words.actions[change]}
          </Button>
        ))}
        {of.length > 0 && (
          <SelectField
            label={words.assigned.label}
            value=""
            disabled={isPending}
            onSelect={(to) => mutate({ change: "assign", to: to === "nobody" ? null : to, of: versions })}
            options={[
              ["", words.bulk.assign],
              ...people.map(({ id, name }) => [id, name] as const),
              ["nobody", words.assigned.nobody],
            ]}
          />
        )}
        <Button kind="plain" onClick={onDone}>
          {words.bulk.stop}
        </Button>
      </section>
      {children}
    </form>
  );
}

async function changeSeveral(request: BulkChange) {
  const { done, refused } = await api.changeSeveral(request);
  void queryClient.invalidateQueries({ queryKey: ["list"] });
  return { done, refusal: refused[0] ? words.bulk.refused(refused.length, describeRefusal(refused[0])) : "" };
}

const notifyFailure = (error: Error) => notify(describeFailure(error));
