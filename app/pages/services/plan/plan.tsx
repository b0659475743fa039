import { clsx } from "clsx";
import { memo, useDeferredValue, useEffect } from "react";
import { ButtonLink, MoreLink } from "../../../components/links.tsx";
import { PageOpening, Section } from "../../../components/section.tsx";
import { interpolate } from "../../../data/format.ts";
import { enquiryPath } from "../../../data/paths.ts";
import { PlanButton } from "../places/action-buttons.tsx";
import { Scenery, Skyline } from "../places/drawings/scenery.tsx";
import { matchEntries, sumPlan } from "../places/media-plan.ts";
import { PrintFooter } from "../places/print-footer.tsx";
import type { Route } from "./+types/plan";
import styles from "./plan.module.css";
import { PlanActions } from "./plan-actions.tsx";
import type { PlanPageCopy } from "./plan-page.server.ts";
import { PlanStreet } from "./plan-street.tsx";
import { MediaKit, PlanSheet } from "./plan-tables.tsx";
import { PlanComparison, PlanTotals } from "./plan-totals.tsx";
import { PlanWhen } from "./plan-when.tsx";
import { type PlanProps, type PlanState, usePlan } from "./use-plan.ts";

export { meta } from "../../../seo/meta.ts";
export { readPlanPage as loader } from "./plan-page.server.ts";

/** The query is the plan itself; no other data depends on it. */
export const shouldRevalidate = () => false;

export default function Plan({ loaderData: page }: Route.ComponentProps) {
  // A press is answered at once; the streets and tables, which take long to render, follow in a later frame.
  return <PlanSections page={page} state={useDeferredValue(usePlan())} />;
}

const PlanSections = memo(function PlanSections({ page, state }: Omit<PlanProps, "entries">) {
  const { copy, entries } = page;
  const { announcement } = state;
  useEffect(() => document.getElementById(announcement.focusId)?.focus(), [announcement]);
  const { matches, missing } = matchEntries(state.plan.chosen, entries);
  const otherMatches = matchEntries(state.plan.other, entries).matches;
  const hasMatches = matches.length > 0;
  return (
    <div className={clsx(styles.page, hasMatches && styles.filled)}>
      <p className={clsx(styles.sheetTitle, styles.plan)}>{copy.print.title}</p>
      <PageOpening {...copy.opening} className={styles.opening} />
      <p role="status">
        <span className="visually-hidden">{announcement.message}</span>
      </p>
      <Scenery marks={page.marks} />
      <Skyline />
      <div className={styles.plan}>
        <PlanStreet page={page} entries={matches} />
        <PlanTotals copy={copy.totals} sums={sumPlan(matches)} />
      </div>
      {missing.length > 0 && (
        <Section tight className={styles.notice}>
          <p role="status">{interpolate(copy.gone, { names: missing.join(", ").replaceAll("-", " ") })}</p>
        </Section>
      )}
      {hasMatches && !state.isOwnPlan && <SharedPlanNotice copy={copy.foreign} state={state} />}
      {hasMatches ? (
        <Section tight className={clsx(styles.body, styles.plan)}>
          <PlanSheet page={page} entries={matches} state={state} />
          <div className={styles.side}>
            <PlanWhen page={page} state={state} entries={matches} />
            <PlanActions page={page} entries={matches} state={state} />
          </div>
        </Section>
      ) : (
        <PlanStart page={page} state={state} />
      )}
      {hasMatches && otherMatches.length > 0 && (
        <PlanComparison page={page} entries={matches} otherEntries={otherMatches} state={state} />
      )}
      <div className={styles.kit}>
        <p className={styles.sheetTitle}>{copy.print.kitTitle}</p>
        <MediaKit page={page} />
      </div>
      <PrintFooter {...copy.print} />
    </div>
  );
});

/**
 * Shown while the plan is empty: links to the inventories, a button that restores a plan that was just emptied, and what
 * to do without script.
 */
function PlanStart({ page, state }: Omit<PlanProps, "entries">) {
  const { start } = page.copy;
  const { restore } = state;
  return (
    <Section tight className={styles.start} labelledBy="plan-start">
      <h2 id="plan-start" tabIndex={-1}>
        {start.title}
      </h2>
      <div className={styles.choices}>
        {restore && (
          <PlanButton icon="left" onClick={() => state.act(restore, start.isBack, "plan-sheet")}>
            {start.putBack}
          </PlanButton>
        )}
        <p>{start.text}</p>
        <div className={styles.noScript}>
          <p>{start.noScript}</p>
          <MoreLink to={enquiryPath(page.enquire, { service: page.services.society })}>
            {start.write}
          </MoreLink>
        </div>
        <div className="row">
          {page.inventories.map(({ label, path }, at) => (
            <ButtonLink key={path} to={path} kind={at === 0 ? "ink" : "line"}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** A notice above a plan that came with a link, with the button that makes it the visitor's own. */
function SharedPlanNotice({ copy, state }: { copy: PlanPageCopy["foreign"]; state: PlanState }) {
  return (
    <Section tight className={styles.notice}>
      <div className={styles.sharedPlan}>
        <p>{copy.text}</p>
        <PlanButton icon="tick" onClick={() => state.act(state.adopt, copy.kept, "plan-sheet")}>
          {copy.keep}
        </PlanButton>
        {state.storedPlan.chosen.length > 0 && (
          <PlanButton icon="grid" onClick={() => state.change({ other: state.storedPlan.chosen })}>
            {copy.compare}
          </PlanButton>
        )}
      </div>
    </Section>
  );
}
