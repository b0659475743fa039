import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import type { View } from "../../server/submission/list-query.ts";
import type { Change } from "../../server/submission/submission.ts";
import { api, type Line } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { describeFailure } from "../components/failure.tsx";
import { notify } from "../shell/notices.ts";
import { findPrimary, findUndos, type Versioned } from "../submission/undo.ts";
import { describeRefusal } from "../words/refusal-words.ts";
import { words } from "../words.ts";
import styles from "./inbox.module.css";

type BulkChange = { change: keyof typeof words.bulk.done; of: Line[] };

function listChanges(view: View): BulkChange["change"][] {
  const primary = findPrimary(view);
  return view === "spam" ? [primary] : [primary, "spam"];
}

type BulkChangesProps = { view: View; lines: Line[]; onDone: () => void; children: ReactNode };

/** Changes all that is ticked in one step that can be undone; the list's boxes are inside. */
export function BulkChanges({ view, lines, onDone, children }: BulkChangesProps) {
  const form = useRef<HTMLFormElement>(null);
  const [selectedIds, setSelectedIds] = useState<FormDataEntryValue[]>([]);
  const readSelection = () => form.current && setSelectedIds(new FormData(form.current).getAll("ticked"));
  const of = lines.filter(({ id }) => selectedIds.includes(id));
  const state = of[0]?.state;
  const isMixed = of.some((line) => line.state !== state);
  // What a search has ticked may be in several states: then what all allow.
  const offered = listChanges(state ?? view).filter(
    (change) =>
      of.every((line) => listChanges(line.state).includes(change)) && !(isMixed && change === "release"),
  );
  const selectAll = () => {
    for (const box of form.current?.querySelectorAll("input") ?? []) box.checked = true;
    readSelection();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ change, of }: BulkChange) => changeSeveral(change, of),
    onSuccess: ({ done, refusal }, { change, of }) => {
      const { backs, anytime } = findUndos(change, of, done);
      const message = done.length > 0 ? `${words.bulk.done[change](done.length)} ${refusal}` : refusal;
      const undo = () =>
        void Promise.all([...backs].map(([back, of]) => changeSeveral(back, of))).then(
          (answers) => notify(answers.map(({ refusal }) => refusal).find(Boolean) ?? words.undone()),
          notifyFailure,
        );
      notify(message, done.length > 0 ? { run: undo, anytime } : undefined);
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
            onClick={() => mutate({ change, of })}
          >
            {words.actions[change]}
          </Button>
        ))}
        <Button kind="plain" onClick={selectAll}>
          {words.bulk.all}
        </Button>
        <Button kind="plain" onClick={onDone}>
          {words.bulk.stop}
        </Button>
      </section>
      {children}
    </form>
  );
}

async function changeSeveral(change: Change, of: readonly Versioned[]) {
  const versions = of.map(({ id, version }) => ({ id, version }));
  const { done, refused } = await api.changeSeveral({ change, of: versions });
  void queryClient.invalidateQueries({ queryKey: ["list"] });
  return { done, refusal: refused[0] ? words.bulk.refused(refused.length, describeRefusal(refused[0])) : "" };
}

const notifyFailure = (error: Error) => notify(describeFailure(error));
