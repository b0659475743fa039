import { useEffect } from "react";
import { keepPlan, useKeptPlan } from "./kept-plan.ts";
import { type PlanAddress, readPlanAddress, writePlanAddress } from "./plan-address.ts";
import { useAddressSearch } from "./use-address-search.ts";

/**
 * The plan that the page shows: the address's, or where that says none the visitor's own, which the address is then
 * made to say. Changing the visitor's own plan keeps it; a plan that came with a link stays apart until it is adopted.
 */
export function usePlan() {
  const [search, replaceSearch] = useAddressSearch();
  const kept = useKeptPlan();
  const plan = readPlanAddress(search);
  const bare = plan.chosen.length === 0;
  const own = bare || sameChoice(plan.chosen, kept.chosen);
  useEffect(() => {
    if (bare && kept.chosen.length > 0) replaceSearch(writePlanAddress(kept));
  }, [bare, kept, replaceSearch]);
  return {
    plan,
    note: kept.note,
    /** Whether it is the visitor's own plan. */
    own,
    kept,
    change(change: Partial<PlanAddress>) {
      if (own) keepPlan({ ...plan, ...change });
      replaceSearch(writePlanAddress({ ...plan, ...change }));
    },
    adopt: () => keepPlan(plan),
    writeNote: (note: string) => keepPlan({ note }),
  };
}

function sameChoice(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((slug) => other.includes(slug));
}
