import { useState } from "react";
import { indianDay, lastWritableDay } from "../../../../formats/indian-day.ts";
import { Field } from "../../../components/form/field.tsx";
import { formatDay, interpolate } from "../../../data/format.ts";
import type { PlaceSummary } from "../../../data/places/place-sums.ts";
import { findFreeDay } from "../../../data/places/vacancy.ts";
import { isPast, maxWeeks, type PlanAddress } from "../../../plan/plan-address.ts";
import type { PlanPageCopy } from "./plan-page.server.ts";
import styles from "./plan-when.module.css";
import { formatSpan } from "./plan-words.ts";
import type { PlanProps } from "./use-plan.ts";

/** A note, when the plan runs, and which of its boards are not free by then; all is printed as text. The note stands first, so that no message moves it. */
export function PlanWhen({ page, state, places }: PlanProps) {
  const copy = page.copy.when;
  const { plan, pastStart, note, change, writeNote, announce } = state;
  const [problem, setProblem] = useState("");
  const [hasPassed, setPassed] = useState(pastStart !== undefined);
  const limit = { most: maxWeeks };
  const span = formatSpan(copy.span, plan);
  const conflicts = describeConflicts(copy, plan, places);
  return (
    <section className={styles.when} aria-labelledby="plan-when">
      <h2 className="small-title" id="plan-when">
        {copy.title}
      </h2>
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
      <Field
        id="plan-weeks"
        label={copy.weeks}
        hint={problem ? undefined : interpolate(copy.weeksHint, limit)}
        problem={problem}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="number"
            min={1}
            max={maxWeeks}
            autoComplete="off"
            defaultValue={plan.weeks}
            onChange={({ target: { value, validity } }) => {
              const message = validity.valid ? "" : interpolate(copy.weeksWrong, limit);
              change({ weeks: validity.valid && value ? Number(value) : undefined });
              setProblem(message);
              announce(message);
            }}
          />
        )}
      </Field>
      <Field id="plan-from" label={copy.start} problem={hasPassed ? copy.past : undefined}>
        {(wiring) => (
          <input
            {...wiring}
            type="date"
            autoComplete="off"
            min={indianDay()}
            max={lastWritableDay}
            defaultValue={plan.start ?? pastStart}
            onChange={({ target: { value } }) => {
              const isPastDay = value !== "" && isPast(value);
              change({ start: isPastDay ? undefined : value || undefined });
              setPassed(isPastDay);
              announce(isPastDay ? copy.past : "");
            }}
          />
        )}
      </Field>
      <p className={styles.span} role="status">
        {span}
        {conflicts && <span className={styles.conflicts}>{conflicts}</span>}
      </p>
      {note.trim() && <p className={styles.printNote}>{note}</p>}
    </section>
  );
}

/** Which boards aren’t all free while the plan runs, and from when they are for as long; empty if there are none. */
function describeConflicts(
  copy: PlanPageCopy["when"],
  { start, weeks = 0 }: Pick<PlanAddress, "weeks" | "start">,
  places: PlaceSummary[],
): string {
  if (!start) return "";
  const booked = places
    .map(({ name, bookings }) => ({ name, freeDay: findFreeDay(bookings, start, weeks * 7 || 1, true) }))
    .filter(({ freeDay }) => freeDay > start);
  const lastDay = booked
    .map(({ freeDay }) => freeDay)
    .sort()
    .at(-1);
  if (!lastDay) return "";
  const names = booked.map(({ name }) => name).join(", ");
  const day = (at: string) => formatDay(at, copy.span.language);
  return interpolate(copy.late, { start: day(start), names, day: day(lastDay) });
}
