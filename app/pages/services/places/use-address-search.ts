import { useSyncExternalStore } from "react";
import { createListeners } from "../../../components/listeners.ts";

const { listen, notify } = createListeners();
if (typeof window !== "undefined") addEventListener("popstate", notify);

/**
 * The query of the page's address, and a function that replaces it without a navigation: nothing is fetched, the page
 * doesn't scroll, and Back leads to the previous page. The query is empty until the page is hydrated, because the page
 * was prerendered without one.
 * @returns also the query before the last replacement, if `replace` was given it: it is stored in the history entry, so it
 * survives a reload and goes when the tab is closed
 */
export function useAddressSearch(): [
  search: string,
  replace: (search: string, previous?: string) => void,
  previous: string,
] {
  const search = useSyncExternalStore(listen, () => location.search, none);
  const previousSearch = useSyncExternalStore(listen, () => String(history.state?.previous ?? ""), none);
  return [search, replaceSearch, previousSearch];
}

const none = () => "";

/** Replaces the query of the page’s address, and keeps the one before it where that is given. */
export function replaceSearch(search: string, previousSearch = ""): void {
  if (search === location.search) return;
  history.replaceState(
    { ...history.state, previous: previousSearch },
    "",
    location.pathname + search + location.hash,
  );
  notify();
}
