import { type RefObject, useEffect, useRef } from "react";
import { formatNumber } from "../../formats/number.ts";
import { Icon } from "../components/icon.tsx";
import { FactList } from "../components/lists.tsx";
import { toLocalPath } from "../data/page-facts.ts";
import { formatBoards } from "../data/places/board-sizes.ts";
import { matchPlaces, sumPlaces } from "../data/places/place-sums.ts";
import { dropPastStart, formatPlanAddress, planPath } from "./plan-address.ts";
import styles from "./plan-bar.module.css";
import type { PlanBarData } from "./plan-bar.server.ts";
import { addToPlan, isPlanStored, readStoredPlan, removeFromPlan } from "./stored-plan.ts";
import { useStoredPlan } from "./use-stored-plan.ts";

/**
 * The plan's totals so far, at the foot of the window below an inventory, with the button that opens the plan. Its space
 * below the cards is reserved, so nothing moves when it appears with the first tick. Belongs inside the form that leads
 * to the plan.
 */
export function PlanBar({ copy, places }: PlanBarData) {
  const { bar } = copy;
  const dock = useRef<HTMLDivElement>(null);
  useTicks(dock);
  const { matches } = matchPlaces(useStoredPlan().chosen, places);
  const facts = matches.length > 0 ? listFacts(copy, matches) : [];
  return (
    <div ref={dock} className={styles.dock} data-chosen={matches.length > 0 || undefined}>
      <section className={styles.bar} aria-label={bar.title}>
        {matches.length > 0 ? <FactList facts={facts} /> : <p>{bar.none}</p>}
        <button className={styles.open} type="submit">
          {bar.see}
          <Icon name="arrow" />
        </button>
      </section>
      <span role="status">
        <span className="visually-hidden">
          {matches.length > 0
            ? [bar.title, ...facts.map((fact) => fact.join(": "))].join(". ")
            : bar.toldNone}
        </span>
      </span>
    </div>
  );
}

function listFacts(copy: PlanBarData["copy"], matches: PlanBarData["places"]): [string, string][] {
  const { bar } = copy;
  const sums = sumPlaces(matches);
  const rent = matches.reduce((sum, place) => sum + (place.rent?.from ?? 0), 0);
  const figures = (["societies", "sites", "people", "flats"] as const).filter((kind) => sums[kind] > 0);
  return [
    ...(rent > 0 ? [[bar.rent, `₹${formatNumber(rent)}`] satisfies [string, string]] : []),
    ...figures.map((kind): [string, string] => [bar[kind], formatNumber(sums[kind])]),
    [bar.boards, formatBoards(copy, sums).join(", ")],
  ];
}

/**
 * Keeps the checkboxes of the form around an element, named `s`, in step with the stored plan: boxes ticked before hydration
 * are added to it, a tick changes it, and a choice in another tab or on another page is ticked here. The form leads to the
 * plan.
 */
function useTicks(inside: RefObject<HTMLElement | null>): void {
  const { chosen } = useStoredPlan();
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    addToPlan(listCheckboxes(form).flatMap(({ checked, value }) => (checked ? value : [])));
    const onSubmit = (event: Event) => {
      event.preventDefault();
      // The plan's page reads what is stored. In the address of a document the server would read it, too.
      const address = isPlanStored() ? "" : formatPlanAddress(dropPastStart(readStoredPlan()));
      location.assign(toLocalPath(planPath) + address);
    };
    form.addEventListener("change", handleTick);
    form.addEventListener("submit", onSubmit);
    return () => {
      form.removeEventListener("change", handleTick);
      form.removeEventListener("submit", onSubmit);
    };
  }, [inside]);
  useEffect(() => {
    const form = inside.current?.closest("form");
    for (const box of form ? listCheckboxes(form) : []) box.checked = chosen.includes(box.value);
  }, [inside, chosen]);
}

/** Adds a ticked place to the stored plan, or removes an unticked one. */
function handleTick({ target }: Event): void {
  if (!isCheckbox(target)) return;
  if (target.checked) addToPlan([target.value]);
  else removeFromPlan(target.value);
}

function listCheckboxes(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(isCheckbox);
}

function isCheckbox(element: EventTarget | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.name === "s";
}
