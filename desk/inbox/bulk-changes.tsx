import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { dayMs, indianDay } from "../../formats/indian-day.ts";
import { indianDate } from "../../server/submission/indian-time.ts";
import { statesOf, type View } from "../../server/submission/list-query.ts";
import { type State, stagesOf, workStates } from "../../server/submission/submission.ts";
import { api, type BulkChange, type SubmissionSummary } from "../api/api.ts";
import { queryClient, usePeople } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { describeFailure } from "../components/failure.tsx";
import { CheckboxField, SelectField } from "../components/fields.tsx";
import { notify } from "../shell/notices.ts";
import { findPrimary, findUndo, type UserChange } from "../submission/undo.ts";
import { describeRefusal } from "../words/refusal-words.ts";
import { words } from "../words.ts";
import styles from "./inbox.module.css";

function listChanges(state: State): (ReturnType<typeof findPrimary> | "spam")[] {
  const primary = findPrimary(state);
  return state === "spam" ? [primary] : [primary, "spam"];
}

type BulkChangesProps = { view: View; lines: SubmissionSummary[]; onDone: () => void; children: ReactNode };

/** Changes all that is ticked in one step that can be undone; the list's boxes are inside. */
export function BulkChanges({ view, lines, onDone, children }: BulkChangesProps) {
  const form = useRef<HTMLFormElement>(null);
  const [selectedIds, setSelectedIds] = useState<FormDataEntryValue[]>([]);
  const readSelection = () => form.current && setSelectedIds(new FormData(form.current).getAll("ticked"));
  const tickAll = (isOn: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>("[name=ticked]") ?? [])
      box.checked = isOn;
  };
  const of = lines.filter(({ id }) => selectedIds.includes(id));
  const versions = of.map(({ id, version }) => ({ id, version }));
  const state = of[0]?.state ?? statesOf(view)[0] ?? "new";
  // What a search has ticked may be in several states: then what all allow.
  const offered = listChanges(state).filter((change) =>
    of.every((line) => listChanges(line.state).includes(change)),
  );
  const stages: readonly State[] = of[0] ? stagesOf[of[0].kind] : [];
  const offeredStages = of.every(
    (line) => line.kind === of[0]?.kind && workStates.some((name) => name === line.state),
  )
    ? stages
    : [];
  const people = usePeople();
  const { mutate, isPending } = useMutation({
    mutationFn: (request: BulkChange) => changeSeveral(request),
    onSuccess: ({ done, refusal }, request) => {
      const said =
        request.change === "assign"
          ? words.bulk.assigned(done.length, people.find(({ id }) => id === request.to)?.name)
          : request.change === "remind"
            ? words.bulk.reminded(done.length, request.on && indianDate(request.on))
            : words.bulk.done(done.length, request.change);
      const backs = of.flatMap((line): BulkChange[] => {
        const changed = done.filter(({ id }) => id === line.id);
        if (changed.length === 0) return [];
        if (request.change === "assign")
          return [{ change: "assign", to: line.assignedTo?.id ?? null, of: changed }];
        if (request.change === "remind") return [{ change: "remind", on: line.remindOn, of: changed }];
        return [{ change: findUndo(request.change as UserChange, line.state), of: changed }];
      });
      const undo = () =>
        void Promise.all(backs.map(changeSeveral)).then(
          (answers) => notify(answers.map(({ refusal }) => refusal).find(Boolean) ?? words.undone()),
          notifyFailure,
        );
      const isStill = request.change === "release" && of.some(({ isBlocked }) => isBlocked);
      const message = `${said} ${isStill ? `${words.block.still} ` : ""}${refusal}`;
      notify(done.length > 0 ? message : refusal, done.length > 0 ? undo : undefined);
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
        {offeredStages.length > 0 && (
          <SelectField
            label={words.stage.label}
            value=""
            disabled={isPending}
            onSelect={(stage) => mutate({ change: stage as UserChange, of: versions })}
            options={[
              ["", words.bulk.stage],
              ...offeredStages.map((stage) => [stage, words.states[stage]] as const),
            ]}
          />
        )}
        {of.length > 0 && (
          <SelectField
            label={words.reminder.label}
            value=""
            disabled={isPending}
            onSelect={(day) => mutate({ change: "remind", on: day === "none" ? null : day, of: versions })}
            options={[
              ["", words.bulk.remind],
              ...[1, 2, 3, 7, 14]
                .map((days) => indianDay(new Date(Date.now() + days * dayMs)))
                .map((day) => [day, indianDate(day)] as const),
              ["none", words.reminder.clear],
            ]}
          />
        )}
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
      {lines.length > 0 && (
        <CheckboxField
          label={words.bulk.all(lines.length)}
          checked={of.length === lines.length}
          onToggle={tickAll}
        />
      )}
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
