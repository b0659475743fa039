import { useHydrated } from "../../../components/browser-state.ts";
import { dayInIndia } from "../../../data/format.ts";

/**
 * Today in India. In the prerendered page, and until it is hydrated, the day on which it was built.
 * @param builtOn that day
 */
export function useToday(builtOn: string): string {
  return useHydrated() ? dayInIndia() : builtOn;
}
