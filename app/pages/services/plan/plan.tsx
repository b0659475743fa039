import { clsx } from "clsx";
import { memo, useDeferredValue, useEffect } from "react";
import { PageOpening, Section } from "../../../components/section.tsx";
import { interpolate } from "../../../data/format.ts";
import { Scenery } from "../places/drawings/scenery.tsx";
import { Skyline } from "../places/drawings/skyline.tsx";
import { KitFoot } from "../places/kit-foot.tsx";
import { findChosen, sumPlan } from "../places/plan-sums.ts";
import type { Route } from "./+types/plan";
import { MediaKit } from "./media-kit.tsx";
import styles from "./plan.module.css";
import { PlanActions } from "./plan-actions.tsx";
import { PlanCompare } from "./plan-compare.tsx";
import { PlanSheet } from "./plan-sheet.tsx";
import { PlanStart } from "./plan-start.tsx";
import { PlanStreet } from "./plan-street.tsx";
import { PlanTotals } from "./plan-totals.tsx";
import { PlanWhen } from "./plan-when.tsx";
import { SharedPlanNotice } from "./shared-plan-notice.tsx";
import { type PlanState, usePlan } from "./use-plan.ts";

export { meta } from "../../../seo/meta.ts";
export { readPlanPage as loader } from "./plan-page.server.ts";

/** The query is the plan itself; no other data depends on it. */
export const shouldRevalidate = () => false;

export default function Plan({ loaderData: page }: Route.ComponentProps) {
  // A press is answered at once; the streets and tables, which take long to render, follow in a later frame.
  return <WholePlan page={page} state={useDeferredValue(usePlan())} />;
}

type WholePlanProps = { page: Route.ComponentProps["loaderData"]; state: PlanState };

const WholePlan = memo(function WholePlan({ page, state }: WholePlanProps) {
  const { copy, entries } = page;
  const { told } = state;
  useEffect(() => document.getElementById(told.next)?.focus(), [told]);
  const { found, gone } = findChosen(state.plan.chosen, entries);
  const other = findChosen(state.plan.other, entries).found;
  const chosen = found.length > 0;
  return (
    <div className={clsx(styles.page, chosen && styles.chosen)}>
      <p className={clsx(styles.sheetTitle, styles.plan)}>{copy.print.title}</p>
      <PageOpening {...copy.opening} className={styles.opening} />
      <p role="status">
        <span className="visually-hidden">{told.message}</span>
      </p>
      <Scenery marks={page.marks} />
      <Skyline />
      <div className={styles.plan}>
        <PlanStreet page={page} entries={found} />
        <PlanTotals copy={copy.totals} sums={sumPlan(found)} />
      </div>
      {gone.length > 0 && (
        <Section tight className={styles.notice}>
          <p role="status">{interpolate(copy.gone, { names: gone.join(", ").replaceAll("-", " ") })}</p>
        </Section>
      )}
      {chosen && !state.own && <SharedPlanNotice copy={copy.foreign} state={state} />}
      {chosen ? (
        <Section tight className={clsx(styles.body, styles.plan)}>
          <PlanSheet page={page} entries={found} state={state} />
          <div className={styles.side}>
            <PlanWhen copy={copy.when} state={state} entries={found} />
            <PlanActions page={page} entries={found} state={state} />
          </div>
        </Section>
      ) : (
        <PlanStart page={page} state={state} />
      )}
      {chosen && other.length > 0 && <PlanCompare page={page} plans={[found, other]} state={state} />}
      <div className={styles.kit}>
        <p className={styles.sheetTitle}>{copy.print.kitTitle}</p>
        <MediaKit page={page} />
      </div>
      <KitFoot {...copy.print} />
    </div>
  );
});
