import { useEffect, useState } from "react";
import { readStoredPlan, updateStoredPlan, useStoredPlan } from "../../../components/stored-plan.ts";
import { type PlanAddress, readPlanAddress, writePlanAddress } from "../../../data/plan-address.ts";
import type { PlanEntry } from "../places/media-plan.ts";
import { useAddressSearch } from "../places/use-address-search.ts";
import type { PlanPage } from "./plan-page.server.ts";

/**
 * The plan that the page shows: the one in the address, or else the visitor's own, which is then written into the
 * address. Changes to the visitor's own plan are stored; a plan that came with a link isn't until it is adopted.
 */
export function usePlan() {
  const [search, replaceSearch, clearedSearch] = useAddressSearch();
  const [announcement, setAnnouncement] = useState({ message: "", focusId: "" });
  const storedPlan = useStoredPlan();
  const plan = readPlanAddress(search);
  const isAddressEmpty = plan.chosen.length === 0;
  const isOwnPlan = isSamePlan(plan, storedPlan);
  useEffect(() => {
    if (isAddressEmpty && storedPlan.chosen.length > 0) replaceSearch(writePlanAddress(storedPlan));
  }, [isAddressEmpty, storedPlan, replaceSearch]);
  return {
    plan,
    note: storedPlan.note,
    /** Whether it is the visitor's own plan. */
    isOwnPlan,
    storedPlan,
    change(change: Partial<PlanAddress>) {
      // What is shown may be a change behind.
      const { search } = location;
      const previous = readPlanAddress(search);
      const next = { ...previous, ...change };
      if (isSamePlan(previous, readStoredPlan())) updateStoredPlan(next);
      replaceSearch(writePlanAddress(next), next.chosen.length > 0 ? "" : search);
    },
    adopt: () => updateStoredPlan(plan),
    /** Restores the plan that was emptied here; undefined if none was. */
    restore: clearedSearch
      ? () => {
          updateStoredPlan(readPlanAddress(clearedSearch));
          replaceSearch(clearedSearch);
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

/** What the parts of a plan's page get: the page's data, the entries in the plan, and its state. */
export type PlanProps = { page: PlanPage; entries: PlanEntry[]; state: PlanState };

function isSamePlan({ chosen }: PlanAddress, storedPlan: PlanAddress): boolean {
  const hasSameEntries =
    chosen.length === storedPlan.chosen.length && chosen.every((slug) => storedPlan.chosen.includes(slug));
  return hasSameEntries || chosen.length === 0;
}
