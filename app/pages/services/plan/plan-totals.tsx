import { FactList } from "../../../components/lists.tsx";
import { indianNumber } from "../indian-number.ts";
import type { PlanSums } from "../places/plan-sums.ts";
import type { PlanPageCopy } from "./plan-page.server.ts";
import styles from "./plan-totals.module.css";

export const figures = ["societies", "people", "flats", "sites", "boards", "squareFeet"] as const;

/** The plan's totals: six figures in fixed places. */
export function PlanTotals({ copy, sums }: { copy: PlanPageCopy["totals"]; sums: PlanSums }) {
  return (
    <section className={`grid ${styles.totals}`} aria-labelledby="plan-totals">
      <h2 id="plan-totals">
        <span className="visually-hidden">{copy.title}</span>
      </h2>
      <FactList facts={figures.map((figure) => [copy[figure], indianNumber(sums[figure])])} />
    </section>
  );
}
