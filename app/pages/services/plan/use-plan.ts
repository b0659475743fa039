import { useEffect, useState } from "react";
import { type PlanAddress, readPlanAddress, writePlanAddress } from "../../../data/plan-address.ts";
import { keepPlan, keptPlan, type PlanEntry, useKeptPlan } from "../places/plan.ts";
import { useAddressSearch } from "../places/use-address-search.ts";
import type { PlanPage } from "./plan-page.server.ts";

/**
 * The plan that the page shows: the one in the address, or else the visitor's own, which is then written into the
 * address. Changes to the visitor's own plan are stored; a plan that came with a link isn't until it is adopted.
 */
export function usePlan() {
  const [search, replaceSearch, emptied] = useAddressSearch();
  const [told, tell] = useState({ message: "", next: "" });
  const kept = useKeptPlan();
  const plan = readPlanAddress(search);
  const nothingInAddress = plan.chosen.length === 0;
  const own = isOwn(plan, kept);
  useEffect(() => {
    if (nothingInAddress && kept.chosen.length > 0) replaceSearch(writePlanAddress(kept));
  }, [nothingInAddress, kept, replaceSearch]);
  return {
    plan,
    note: kept.note,
    /** Whether it is the visitor's own plan. */
    own,
    kept,
    change(change: Partial<PlanAddress>) {
      // What is shown may be a change behind.
      const { search } = location;
      const before = readPlanAddress(search);
      const changed = { ...before, ...change };
      if (isOwn(before, keptPlan())) keepPlan(changed);
      replaceSearch(writePlanAddress(changed), changed.chosen.length > 0 ? "" : search);
    },
    adopt: () => keepPlan(plan),
    /** Restores the plan that was emptied here; undefined if none was. */
    putBack: emptied
      ? () => {
          keepPlan(readPlanAddress(emptied));
          replaceSearch(emptied);
        }
      : undefined,
    /** What was done last, for screen readers, and the id of the element that gets the focus with it. */
    told,
    announce: (message: string) => tell({ message, next: "" }),
    /**
     * Does something that removes the pressed button, announces it, and moves the focus.
     * @param next id of the element that gets the focus, once it is done
     */
    act(action: () => void, message: string, next: string) {
      action();
      tell({ message, next });
    },
    writeNote: (note: string) => keepPlan({ note }),
  };
}

export type PlanState = ReturnType<typeof usePlan>;

/** What the parts of a plan's page get: the page's data, the entries in the plan, and its state. */
export type PlanProps = { page: PlanPage; entries: PlanEntry[]; state: PlanState };

function isOwn({ chosen }: PlanAddress, kept: PlanAddress): boolean {
  const same = chosen.length === kept.chosen.length && chosen.every((slug) => kept.chosen.includes(slug));
  return same || chosen.length === 0;
}
