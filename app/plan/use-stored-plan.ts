import { useSyncExternalStore } from "react";
import { emptyPlan, readStoredPlan, type StoredPlan, watchStoredPlan } from "./stored-plan.ts";

// Apart from the plan itself, which every page shows a count of before anything of React is there.

/** The stored plan; an empty one if there is none, and in the prerendered page. */
export function useStoredPlan(): StoredPlan {
  return useSyncExternalStore(watchStoredPlan, readStoredPlan, () => emptyPlan);
}
