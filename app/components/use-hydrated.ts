import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the prerendered page and until it is hydrated; then true, on later pages from the start. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
