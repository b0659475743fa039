import { useSyncExternalStore } from "react";
import { dayInIndia } from "../../../data/day-in-india.ts";

const never = () => () => undefined;

/**
 * Today in India. In the prerendered page, and until it is hydrated, the day on which it was built.
 * @param builtOn that day
 */
export function useToday(builtOn: string): string {
  return useSyncExternalStore(
    never,
    () => dayInIndia(),
    () => builtOn,
  );
}
