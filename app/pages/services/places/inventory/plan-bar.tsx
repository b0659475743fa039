import { Icon } from "../../../../components/icon.tsx";
import { FactList } from "../../../../components/lists.tsx";
import { interpolate } from "../../../../data/format.ts";
import { indianNumber } from "../../indian-number.ts";
import { useKeptPlan } from "../kept-plan.ts";
import type { InventoryPlan } from "../plan-entries.server.ts";
import { boardsText } from "../plan-figures.ts";
import { findChosen, type PlanSums, sumPlan } from "../plan-sums.ts";
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
