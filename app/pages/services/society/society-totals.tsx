import { FactList } from "../../../components/lists.tsx";
import { interpolate } from "../../../data/format.ts";
import { indianNumber } from "../indian-number.ts";
import { sumPlan } from "../places/plan-sums.ts";
import type { SocietyPage } from "./society-page.server.ts";
import { SocietyStreet } from "./society-street.tsx";
import styles from "./society-totals.module.css";

const figures = ["societies", "people", "flats"] as const;

/** Totals of societies, people and flats, above a street with a window for every flat. */
export function SocietyTotals({ page }: { page: SocietyPage }) {
  const { totalsTitle, societies } = page;
  const totals = sumPlan(page.plan.entries);
  const copy = page.societyCopy.totals;
  return (
    <section className={`grid ${styles.totals}`} aria-labelledby="totals">
      <h2 id="totals">
        <span className="visually-hidden">{totalsTitle}</span>
      </h2>
      <FactList facts={figures.map((figure) => [copy[figure], indianNumber(totals[figure])])} />
      <SocietyStreet
        societies={societies}
        alt={interpolate(copy.street, {
          societies: indianNumber(totals.societies),
          flats: indianNumber(totals.flats),
        })}
      />
    </section>
  );
}
