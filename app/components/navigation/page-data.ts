import { askUntilAnswered } from "./connection.ts";

/** How long prefetched data may be used, in ms; the same as for prefetching links in Chromium. */
const freshForMs = 5 * 60_000;

/** How many prefetched pages may wait to be visited: about 100 KB with their scripts. */
const mostAhead = 8;

const ahead = new Map<string, { answer: Promise<Response | undefined>; at: number }>();
let ask: typeof fetch = (input, init) => window.fetch(input, init);

/**
 * Prefetches a page's data. With `fetch` and not a prefetching link, which Safari lacks and Firefox checks against the
 * content security policy's `default-src`.
 * @param pathname the path of the page
 */
export function fetchDataAhead(pathname: string): void {
  const address = dataAddress(pathname);
  if (ahead.has(address)) return;
  const init: RequestInit & { priority?: string } = { priority: "low", credentials: "same-origin" };
  const answer = ask(address, init).then(
    (one) => (one.ok ? one : undefined),
    () => undefined,
  );
  ahead.set(address, { answer, at: Date.now() });
}

/** Whether one more page may be prefetched. Drops what is too old. */
export function hasRoomAhead(): boolean {
  for (const [address, { at }] of ahead) if (Date.now() - at >= freshForMs) ahead.delete(address);
  return ahead.size < mostAhead;
}

/**
 * Replaces `window.fetch` so that React Router uses prefetched data, and waits for a page's data when there is no network
 * instead of failing: the router fetches data with `fetch` and has no way to retry
 * (docs/decisions/navigation.md). The query of the address, on which no page's data depends, isn't
 * sent. Other requests are unchanged.
 */
export function waitForPageData(): void {
  ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = pageData(input, init);
    if (!address) return ask(input, init);
    const known = ahead.get(address);
    ahead.delete(address);
    const fetched = known && Date.now() - known.at < freshForMs ? await known.answer : undefined;
    return askUntilAnswered(async () => fetched ?? ask(address, init), init?.signal);
  };
}

/** The address from which React Router fetches a page's data. */
function dataAddress(pathname: string): string {
  return `${pathname === "/" ? "/_" : pathname}.data`;
}

/** The path of a request for a page's data; undefined for any other request. */
function pageData(input: RequestInfo | URL, init?: RequestInit): string | undefined {
  if (init?.method && init.method !== "GET") return undefined;
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return origin === location.origin && pathname.endsWith(".data") ? pathname : undefined;
}
