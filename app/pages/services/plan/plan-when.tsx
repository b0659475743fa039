import { useState } from "react";
import { Field } from "../../../components/form/field.tsx";
import { interpolate } from "../../../data/interpolate.ts";
import { mostWeeks } from "../places/plan-address.ts";
import type { PlanPageCopy } from "./plan-page.server.ts";
import { spanText } from "./plan-span.ts";
import styles from "./plan-when.module.css";
import type { usePlan } from "./use-plan.ts";

/** When the plan runs, and room for a note; written out for the printed sheet. */
export function PlanWhen({ copy, state }: { copy: PlanPageCopy["when"]; state: ReturnType<typeof usePlan> }) {
  const { plan, note, change, writeNote, tell } = state;
  const [problem, setProblem] = useState("");
  const most = { most: mostWeeks };
  const span = spanText(copy.span, plan);
  return (
    <section className={styles.when} aria-labelledby="plan-when">
      <h2 id="plan-when">{copy.title}</h2>
      <Field
        id="plan-weeks"
        label={copy.weeks}
        hint={problem ? undefined : interpolate(copy.weeksHint, most)}
        problem={problem}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="number"
            min={1}
            max={mostWeeks}
            autoComplete="off"
            defaultValue={plan.weeks}
            onChange={({ target: { value, validity } }) => {
              const told = validity.valid ? "" : interpolate(copy.weeksWrong, most);
              change({ weeks: validity.valid && value ? Number(value) : undefined });
              setProblem(told);
              tell(told);
            }}
          />
        )}
      </Field>
      <Field id="plan-from" label={copy.start}>
        {(wiring) => (
          <input
            {...wiring}
            type="date"
            autoComplete="off"
            defaultValue={plan.start}
            onChange={({ target: { value } }) => change({ start: value || undefined })}
          />
        )}
      </Field>
      <p className={styles.span} role="status">
        {span}
      </p>
      <Field id="plan-note" label={copy.note} hint={copy.noteHint} className={styles.note}>
        {(wiring) => (
          <textarea
            {...wiring}
            rows={3}
            dir="auto"
            autoComplete="off"
            maxLength={2000}
            defaultValue={note}
            onChange={({ target: { value } }) => writeNote(value)}
          />
        )}
      </Field>
      {note.trim() && <p className={styles.written}>{note}</p>}
    </section>
  );
}
