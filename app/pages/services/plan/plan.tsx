import { clsx } from "clsx";
import { memo, useDeferredValue, useEffect, useMemo } from "react";
import { Button, MoreLink } from "../../../components/links.tsx";
import { PageOpening, Section } from "../../../components/section.tsx";
import { interpolate } from "../../../data/format.ts";
import { enquiryPath } from "../../../data/paths.ts";
import { matchPlaces, sumPlaces } from "../../../data/places/place-sums.ts";
import { BoardSearch } from "../places/board-search.tsx";
import { Scenery, Skyline } from "../places/drawings/scenery.tsx";
import styles from "./plan.module.css";
import { EnquireLink, PlanActions } from "./plan-actions.tsx";
import { CostTable, calculatePlan, PlanFigures } from "./plan-costs.tsx";
import type { PlanPage, PlanPageCopy } from "./plan-page.server.ts";
import { kitHash, PlanStreet } from "./plan-street.tsx";
import { MediaKit, PlanSheet } from "./plan-tables.tsx";
import { DropOther, PlanComparison, PlanTotals } from "./plan-totals.tsx";
import { PlanWhen } from "./plan-when.tsx";
import { hasSamePlaces, type PlanProps, type PlanState, usePlan } from "./use-plan.ts";

/** The plan that the visitor has chosen, or that a link holds. */
export function Plan({ page }: { page: PlanPage }) {
  // A press is answered at once; the streets and tables, which take long to render, follow in a later frame.
  return <PlanSections page={page} state={useDeferredValue(usePlan())} />;
}

const PlanSections = memo(function PlanSections({ page, state }: Omit<PlanProps, "places">) {
  const { copy } = page;
  const { announcement, plan } = state;
  useEffect(() => document.getElementById(announcement.focusId)?.focus(), [announcement]);
  const { matches, missing } = useMatches(page, plan.chosen);
  const otherMatches = useMatches(page, plan.other).matches;
  const hasMatches = matches.length > 0;
  const isSetAside = hasMatches && hasSamePlaces(plan.chosen, plan.other);
  const costs = useMemo(
    () => calculatePlan(page, matches, { weeks: plan.weeks }),
    [page, matches, plan.weeks],
  );
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
        <PlanStreet page={page} places={matches} />
        <PlanFigures page={page} costs={costs} plan={plan}>
          <EnquireLink page={page} places={matches} costs={costs} state={state} />
        </PlanFigures>
        {hasMatches && <PlanTotals copy={copy.totals} sums={sumPlaces(matches)} />}
      </div>
      {missing.length > 0 && (
        <Section tight className={styles.notice}>
          <p role="status">{interpolate(copy.gone, { names: missing.join(", ").replaceAll("-", " ") })}</p>
        </Section>
      )}
      {hasMatches && !state.isOwnPlan && <SharedPlanNotice copy={copy} state={state} />}
      {isSetAside && <SetAsideNotice page={page} state={state} />}
      {hasMatches ? (
        <Section tight className={clsx(styles.body, styles.plan)}>
          <PlanSheet page={page} places={matches} state={state}>
            <CostTable page={page} costs={costs} plan={plan} />
          </PlanSheet>
          <div className={styles.side}>
            <PlanWhen page={page} state={state} places={matches} />
            <PlanActions page={page} places={matches} costs={costs} state={state} />
          </div>
          <p className={styles.links}>
            <MoreLinks links={[...page.inventories, page.prices]} />
          </p>
        </Section>
      ) : (
        <PlanStart page={page} state={state} />
      )}
      {hasMatches && !isSetAside && otherMatches.length > 0 && (
        <PlanComparison page={page} places={matches} otherPlaces={otherMatches} state={state} />
      )}
      {(!hasMatches || location.hash === kitHash) && (
        <div className={styles.kit}>
          <p className={styles.sheetTitle}>{copy.print.kitTitle}</p>
          <MediaKit page={page} />
        </div>
      )}
      {!hasMatches && <PlanSearch page={page} />}
    </div>
  );
});

/** The places that slugs name; the same lists again as long as the slugs are the same. */
function useMatches({ places }: PlanPage, slugs: string[]) {
  const text = slugs.join();
  return useMemo(() => matchPlaces(text ? text.split(",") : [], places), [text, places]);
}

/** Above the boards while the plan is empty: the button that restores one just emptied, and what to do without script. */
function PlanStart({ page, state }: Omit<PlanProps, "places">) {
  const { start } = page.copy;
  const { removal } = state;
  return (
    <Section tight className={styles.start} labelledBy="plan-start">
      <h2 id="plan-start" tabIndex={-1}>
        {start.title}
      </h2>
      {removal && (
        <Button icon="left" onClick={() => state.act(removal.undo, start.isBack, "plan-sheet")}>
          {start.putBack}
        </Button>
      )}
      <div className={styles.noScript}>
        <p>{start.noScript}</p>
        <MoreLink to={enquiryPath(page.enquire, { service: page.services.society })}>{start.write}</MoreLink>
      </div>
    </Section>
  );
}

/** Below the boards while the plan is empty: the search, and the links to the inventories. */
function PlanSearch({ page }: { page: PlanPage }) {
  return (
    <Section tight className={styles.search}>
      <p>{page.copy.start.text}</p>
      <BoardSearch search={page.search} />
      <div className="row">
        <MoreLinks links={page.inventories} />
      </div>
    </Section>
  );
}

function MoreLinks({ links }: { links: PlanPage["inventories"] }) {
  return links.map(({ label, path }) => (
    <MoreLink key={path} to={path}>
      {label}
    </MoreLink>
  ));
}

/** A notice above a plan that is set aside and hasn't been changed yet: where to change it, and how to stop comparing. */
function SetAsideNotice({ page, state }: Omit<PlanProps, "places">) {
  const { compare } = page.copy;
  return (
    <Section tight className={styles.notice}>
      <div className={styles.sharedPlan}>
        <p id="plan-aside" tabIndex={-1}>
          {compare.aside}
        </p>
        <MoreLinks links={page.inventories} />
        <DropOther copy={compare} state={state} />
      </div>
    </Section>
  );
}

/** A notice above a plan that came with a link, with the button that makes it the visitor's own. */
function SharedPlanNotice({ copy: { foreign, compare }, state }: { copy: PlanPageCopy; state: PlanState }) {
  const compareWithOwn = () => state.change({ other: state.storedPlan.chosen });
  return (
    <Section tight className={styles.notice}>
      <div className={styles.sharedPlan}>
        <p>{foreign.text}</p>
        <Button icon="tick" onClick={() => state.act(state.adopt, foreign.kept, "plan-sheet")}>
          {foreign.keep}
        </Button>
        {state.storedPlan.chosen.length > 0 && (
          <Button icon="grid" onClick={() => state.act(compareWithOwn, compare.shown, "plan-compare")}>
            {foreign.compare}
          </Button>
        )}
      </div>
    </Section>
  );
}
