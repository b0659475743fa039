import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatNumber } from "../../../../formats/number.ts";
import { Button } from "../../../components/links.tsx";
import { FactList } from "../../../components/lists.tsx";
import { Section } from "../../../components/section.tsx";
import { interpolate } from "../../../data/format.ts";
import { formatBoards } from "../../../data/places/board-sizes.ts";
import { type PlaceSummary, type PlaceSums, sumPlaces } from "../../../data/places/place-sums.ts";
import { printPart } from "./plan-actions.tsx";
import { calculatePlan, listCosts } from "./plan-costs.tsx";
import type { PlanPageCopy } from "./plan-page.server.ts";
import { PlanStreet } from "./plan-street.tsx";
import styles from "./plan-totals.module.css";
import { formatRange } from "./plan-words.ts";
import type { PlanProps, PlanState } from "./use-plan.ts";

const figures = ["societies", "people", "flats", "sites", "boards", "squareFeet"] as const;

/** The plan's totals, in a fixed order; what it has none of is left out. */
export function PlanTotals({ copy, sums }: { copy: PlanPageCopy["totals"]; sums: PlaceSums }) {
  return (
    <section className={clsx("grid", styles.totals)} aria-labelledby="plan-totals">
      <h2 id="plan-totals">
        <span className="visually-hidden">{copy.title}</span>
      </h2>
      <FactList facts={listFigures([sums]).map((figure) => [copy[figure], formatNumber(sums[figure])])} />
    </section>
  );
}

/** The figures of which one of the plans has any. */
function listFigures(plans: PlaceSums[]) {
  return figures.filter((figure) => plans.some((sums) => sums[figure] > 0));
}

type PlanComparisonProps = PlanProps & { otherPlaces: PlaceSummary[] };

/** Two plans side by side: each with its street, its figures, and by how much they exceed the other's. */
export function PlanComparison({ page, places, otherPlaces, state }: PlanComparisonProps) {
  const { compare, totals } = page.copy;
  const plans = [places, otherPlaces];
  const weeks = { weeks: state.plan.weeks };
  const sums = plans.map(sumPlaces);
  const boards = sums.map((planSums) => formatBoards(page.copy, planSums).join(", "));
  const compareFigures = (figure = 0, otherFigure = 0) => (
    <>
      {figure > otherFigure && (
        <small>{interpolate(compare.difference, { n: formatNumber(figure - otherFigure) })}</small>
      )}{" "}
      {formatNumber(figure)}
    </>
  );
  return (
    <Section className={styles.compare} labelledBy="plan-compare">
      <h2 id="plan-compare" tabIndex={-1}>
        {compare.title}
      </h2>
      <div className={styles.plans}>
        {plans.map((plan, at) => (
          <article key={at === 0 ? "this" : "other"}>
            <h3 className="small-title">{at === 0 ? compare.this : compare.other}</h3>
            <PlanStreet page={page} places={plan} small={at === 0 ? "this" : "other"} />
            <p>{plan.map(({ name }) => name).join(", ")}</p>
            <FactList
              facts={[
                ...listFigures(sums).map((figure): [string, ReactNode] => [
                  totals[figure],
                  compareFigures(sums[at]?.[figure], sums[1 - at]?.[figure]),
                ]),
                ...listCosts(page, calculatePlan(page, plan, weeks), weeks).map(
                  ([name, amount]): [string, string] => [name, formatRange(page, amount)],
                ),
              ]}
            />
            <p>{boards[at]}</p>
          </article>
        ))}
      </div>
      <div className="row screen-only">
        <Button icon="paper" onClick={() => printPart("compare")}>
          {compare.print}
        </Button>
        <Button
          icon="left"
          onClick={() => state.change({ chosen: state.plan.other, other: state.plan.chosen })}
        >
          {compare.swap}
        </Button>
        <DropOther copy={compare} state={state} />
      </div>
    </Section>
  );
}

/** Stops comparing: the other plan is forgotten. */
export function DropOther({ copy, state }: { copy: PlanPageCopy["compare"]; state: PlanState }) {
  const drop = () => state.change({ other: [] });
  return (
    <Button icon="close" onClick={() => state.act(drop, copy.dropped, "plan-actions")}>
      {copy.drop}
    </Button>
  );
}
