import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { createListeners } from "../../../components/create-listeners.ts";

const { listen, notify } = createListeners();

/**
 * The query of the page's address, and a function that puts another in its place without a visit: nothing is asked of
 * the server, the page stays where it is, and Back leads to the page before. Empty until React has taken the page
 * over, which was made without a query.
 * @returns besides the query that was emptied last, where the function was told to keep it: the history's entry holds
 * it, so that it is there after a reload and gone with the tab
 */
export function useAddressSearch(): [
  search: string,
  replace: (search: string, emptied?: string) => void,
  emptied: string,
] {
  useLocation();
  const search = useSyncExternalStore(listen, () => location.search, none);
  const emptied = useSyncExternalStore(listen, () => String(history.state?.emptied ?? ""), none);
  return [search, replaceSearch, emptied];
}

const none = () => "";

function replaceSearch(search: string, emptied = ""): void {
  if (search === location.search) return;
  history.replaceState({ ...history.state, emptied }, "", location.pathname + search + location.hash);
  notify();
}
