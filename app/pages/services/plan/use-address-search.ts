import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const listeners = new Set<() => void>();

/**
 * The query of the page's address, and a function that puts another in its place without a visit: nothing is asked of
 * the server, the page stays where it is, and Back leads to the page before. Empty until React has taken the page
 * over, which was made without a query.
 */
export function useAddressSearch(): [search: string, replace: (search: string) => void] {
  useLocation();
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  return [search, replaceSearch];
}

function replaceSearch(search: string): void {
  if (search === location.search) return;
  history.replaceState(history.state, "", location.pathname + search + location.hash);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
