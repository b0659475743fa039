import { type FormEvent, type RefObject, useEffect } from "react";
import { Icon } from "../../../../components/icon.tsx";
import { FactList } from "../../../../components/lists.tsx";
import { interpolate } from "../../../../data/format.ts";
import { boardsText, indianNumber } from "../../figures.ts";
import type { InventoryPlan } from "../boards.server.ts";
import { findChosen, keepPlan, keptPlan, type PlanSums, sumPlan, useKeptPlan } from "../plan.ts";
import styles from "./plan-bar.module.css";

/**
 * The plan's totals so far, at the foot of the window below an inventory, with the button that opens the plan. Its space
 * below the cards is reserved, so nothing moves when it appears with the first tick. Belongs inside the form that leads
 * to the plan.
 */
export function PlanBar({ copy, entries }: InventoryPlan) {
  const { bar } = copy;
  const { found } = findChosen(useKeptPlan().chosen, entries);
  const sums = sumPlan(found);
  return (
    <div className={styles.place} data-chosen={found.length > 0 || undefined}>
      <section className={styles.bar} aria-label={bar.title}>
        {found.length > 0 ? (
          <FactList facts={[...figuresOf(sums, bar), [bar.boards, boardsText(copy, sums).join(", ")]]} />
        ) : (
          <p>{bar.none}</p>
        )}
        <button className={styles.see} type="submit">
          {bar.see}
          <Icon name="arrow" />
        </button>
      </section>
      <span role="status">
        <span className="visually-hidden">{spokenSummary(copy, found.length, sums)}</span>
      </span>
    </div>
  );
}

function figuresOf(sums: PlanSums, bar: InventoryPlan["copy"]["bar"]): [label: string, value: string][] {
  return (["societies", "sites", "people", "flats"] as const).flatMap((kind) =>
    sums[kind] > 0 ? [[bar[kind], indianNumber(sums[kind])]] : [],
  );
}

function spokenSummary(copy: InventoryPlan["copy"], places: number, sums: PlanSums): string {
  const { bar } = copy;
  if (places === 0) return bar.toldNone;
  return interpolate(bar.told, {
    places: places === 1 ? bar.places.one : interpolate(bar.places.more, { n: places }),
    people: indianNumber(sums.people),
    flats: indianNumber(sums.flats),
    boards: boardsText(copy, sums).join(", "),
  });
}

/**
 * Ticks those checkboxes of a form, named `s`, that the stored plan holds. Boxes that were ticked before hydration count,
 * and what is chosen in another tab or on another page is ticked here. Renders nothing, so that a tick renders no card.
 */
export function Ticks({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { chosen } = useKeptPlan();
  useEffect(() => {
    const early = boxesOf(form).filter(({ checked }) => checked);
    choose(early.map(({ value }) => value));
  }, [form]);
  useEffect(() => {
    for (const box of boxesOf(form)) box.checked = chosen.includes(box.value);
  });
  return null;
}

/** Stores a tick in the plan, or takes it out. */
export function keepTick({ target }: FormEvent): void {
  if (!isBox(target)) return;
  if (target.checked) choose([target.value]);
  else keepPlan({ chosen: keptPlan().chosen.filter((slug) => slug !== target.value) });
}

function choose(slugs: string[]): void {
  const { chosen: before } = keptPlan();
  const more = slugs.filter((slug) => !before.includes(slug));
  if (more.length > 0) keepPlan({ chosen: [...before, ...more] });
}

/** Read from the form, not controlled by React, because boxes are ticked before hydration. */
function boxesOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement[] {
  return [...(form.current?.elements ?? [])].filter(isBox);
}

function isBox(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.name === "s";
}
