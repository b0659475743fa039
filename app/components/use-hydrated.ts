import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the prerendered page and until React has taken it over; true from then on, and at once on later pages. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
