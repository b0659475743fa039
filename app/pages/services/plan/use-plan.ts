import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type PlanAddress, readPlanAddress, writePlanAddress } from "../../../data/plan-address.ts";
import { keepPlan, useKeptPlan } from "../places/kept-plan.ts";
import { useAddressSearch } from "../places/use-address-search.ts";

/**
 * The plan that the page shows: the one in the address, or else the visitor's own, which is then written into the
 * address. Changes to the visitor's own plan are stored; a plan that came with a link isn't until it is adopted.
 */
export function usePlan() {
  const [search, replaceSearch, emptied] = useAddressSearch();
  const [announcement, announce] = useState("");
  const kept = useKeptPlan();
  const plan = readPlanAddress(search);
  const nothingInAddress = plan.chosen.length === 0;
  const own = nothingInAddress || sameChoice(plan.chosen, kept.chosen);
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
      const changed = { ...plan, ...change };
      if (own) keepPlan(changed);
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
    /** What was done last, for screen readers. */
    announcement,
    announce,
    /**
     * Does something that removes the pressed button, announces it, and moves the focus.
     * @param next id of the element that gets the focus, once it is done
     */
    act(action: () => void, message: string, next: string) {
      flushSync(() => {
        action();
        announce(message);
      });
      document.getElementById(next)?.focus();
    },
    writeNote: (note: string) => keepPlan({ note }),
  };
}

export type PlanState = ReturnType<typeof usePlan>;

function sameChoice(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((slug) => other.includes(slug));
}
