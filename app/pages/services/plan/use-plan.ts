import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { keepPlan, useKeptPlan } from "../places/kept-plan.ts";
import { type PlanAddress, readPlanAddress, writePlanAddress } from "../places/plan-address.ts";
import { useAddressSearch } from "../places/use-address-search.ts";

/**
 * The plan that the page shows: the address's, or where that says none the visitor's own, which the address is then
 * made to say. Changing the visitor's own plan keeps it; a plan that came with a link stays apart until it is adopted.
 */
export function usePlan() {
  const [search, replaceSearch, emptied] = useAddressSearch();
  const [told, tell] = useState("");
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
      const changed = { ...plan, ...change };
      if (own) keepPlan(changed);
      replaceSearch(writePlanAddress(changed), changed.chosen.length > 0 ? "" : search);
    },
    adopt: () => keepPlan(plan),
    /** Brings the plan back that was emptied here; undefined where none was. */
    putBack: emptied
      ? () => {
          keepPlan(readPlanAddress(emptied));
          replaceSearch(emptied);
        }
      : undefined,
    /** What was done last, for those who hear the page. */
    told,
    tell,
    /**
     * Does what takes the pressed button away: says so, and gives the focus on.
     * @param next where the focus goes, asked once it is done
     */
    act(deed: () => void, said: string, next: () => HTMLElement | null) {
      flushSync(() => {
        deed();
        tell(said);
      });
      next()?.focus();
    },
    writeNote: (note: string) => keepPlan({ note }),
  };
}

function sameChoice(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((slug) => other.includes(slug));
}
