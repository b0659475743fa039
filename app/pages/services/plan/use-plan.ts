import { useEffect, useState } from "react";
import type { PlaceSummary } from "../../../data/places/place-sums.ts";
import {
  dropPastStart,
  formatPlanAddress,
  isPast,
  type PlanAddress,
  parsePlanAddress,
} from "../../../plan/plan-address.ts";
import { readStoredPlan, updateStoredPlan } from "../../../plan/stored-plan.ts";
import { useStoredPlan } from "../../../plan/use-stored-plan.ts";
import { replaceSearch, useAddressSearch } from "../places/use-address-search.ts";
import type { PlanPage } from "./plan-page.server.ts";

/**
 * The plan that the page shows: the one in the address, or else the visitor's own, which is then written into the
 * address. Changes to the visitor's own plan are stored; a plan that came with a link isn't until it is adopted.
 */
export function usePlan() {
  const [search, , previousSearch] = useAddressSearch();
  const [announcement, setAnnouncement] = useState({ message: "", focusId: "" });
  const storedPlan = useStoredPlan();
  const addressPlan = parsePlanAddress(search);
  const plan = dropPastStart(addressPlan);
  const isAddressEmpty = plan.chosen.length === 0;
  const isOwnPlan = isSamePlan(plan, storedPlan);
  useEffect(() => {
    if (isAddressEmpty && storedPlan.chosen.length > 0)
      replaceSearch(formatPlanAddress(dropPastStart(storedPlan)));
  }, [isAddressEmpty, storedPlan]);
  const starts = [addressPlan.start, isOwnPlan ? storedPlan.start : undefined];
  return {
    plan,
    /** A first day in the past, which counts for nothing; undefined where the plan has one to come. */
    pastStart: plan.start ? undefined : starts.find(isPast),
    note: storedPlan.note,
    /** Whether it is the visitor's own plan. */
    isOwnPlan,
    storedPlan,
    change: changePlan,
    adopt: () => updateStoredPlan(plan),
    /** What was removed last: its slugs, and what puts them back; undefined if nothing was. */
    removal: previousSearch
      ? {
          slugs: parsePlanAddress(previousSearch).chosen.filter((slug) => !plan.chosen.includes(slug)),
          undo() {
            if (isSamePlan(parsePlanAddress(location.search), readStoredPlan()))
              updateStoredPlan(parsePlanAddress(previousSearch));
            replaceSearch(previousSearch);
          },
        }
      : undefined,
    /** What was done last, for screen readers, and the id of the element that gets the focus with it. */
    announcement,
    announce: (message: string) => setAnnouncement({ message, focusId: "" }),
    /** Does something that removes the pressed button, announces it, and moves the focus. */
    act(action: () => void, message: string, focusId: string) {
      action();
      setAnnouncement({ message, focusId });
    },
    writeNote: (note: string) => updateStoredPlan({ note }),
  };
}

export type PlanState = ReturnType<typeof usePlan>;

/** What the parts of a plan's page get: the page's data, the places in the plan, and its state. */
export type PlanProps = { page: PlanPage; places: PlaceSummary[]; state: PlanState };

/**
 * Changes the plan in the address, and the stored one if it is the visitor's own.
 * @param isRemoval whether the change can be undone until the next one
 */
export function changePlan(change: Partial<PlanAddress>, isRemoval = false): void {
  // From the address: what is shown may be a change behind.
  const { search } = location;
  const plan = dropPastStart(parsePlanAddress(search));
  const next = { ...plan, ...change };
  if (isSamePlan(plan, readStoredPlan())) updateStoredPlan(next);
  replaceSearch(formatPlanAddress(next), isRemoval ? search : "");
}

/** Whether two plans have the same places, in whatever order. */
export function hasSamePlaces(slugs: string[], others: string[]): boolean {
  return slugs.length === others.length && slugs.every((slug) => others.includes(slug));
}

function isSamePlan({ chosen }: PlanAddress, storedPlan: PlanAddress): boolean {
  return hasSamePlaces(chosen, storedPlan.chosen) || chosen.length === 0;
}
