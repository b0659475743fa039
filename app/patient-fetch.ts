import { askUntilAnswered } from "./components/connection.ts";

/**
 * Lets React Router wait for a page's data instead of failing when there is no network: it asks by `fetch`, and offers
 * no place of its own to ask again (docs/decisions/2026-11-21-a-page-is-never-lost.md).
 * Other requests stay as they are.
 */
export function waitForPageData(): void {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const ask = () => plain(input, init);
    return isPageData(input, init) ? askUntilAnswered(ask, init?.signal) : ask();
  };
}

function isPageData(input: RequestInfo | URL, init?: RequestInit): boolean {
  if (init?.method && init.method !== "GET") return false;
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return origin === location.origin && pathname.endsWith(".data");
}
