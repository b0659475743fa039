import { askUntilAnswered } from "./connection.ts";

/** How long what was fetched ahead may be used, in ms: as long as Chromium keeps what a prefetching link brought. */
const freshForMs = 5 * 60_000;

/** Pages fetched ahead that nobody has gone to: as many wait at the most, about 100 KB with their scripts. */
const mostAhead = 8;

const ahead = new Map<string, { answer: Promise<Response | undefined>; at: number }>();
let ask: typeof fetch = (input, init) => window.fetch(input, init);

/**
 * Fetches a page's data ahead, for its next visit. By a request of our own and no prefetching link: Safari knows none,
 * and Firefox counts it against the policy's `default-src`.
 * @param pathname the page's
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

/** Whether one more page may be fetched ahead; what has lain too long is forgotten. */
export function hasRoomAhead(): boolean {
  for (const [address, { at }] of ahead) if (Date.now() - at >= freshForMs) ahead.delete(address);
  return ahead.size < mostAhead;
}

/**
 * Lets React Router use what was fetched ahead, and wait for a page's data instead of failing when there is no
 * network: it asks by `fetch`, and offers no place of its own to ask again
 * (docs/decisions/2026-11-21-a-page-is-never-lost.md). The address's query, which a page's data doesn't depend on,
 * stays in the browser. Other requests stay as they are.
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

/** Where React Router asks for a page's data. */
function dataAddress(pathname: string): string {
  return `${pathname === "/" ? "/_" : pathname}.data`;
}

/** The path of a request for a page's data; undefined of any other. */
function pageData(input: RequestInfo | URL, init?: RequestInit): string | undefined {
  if (init?.method && init.method !== "GET") return undefined;
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return origin === location.origin && pathname.endsWith(".data") ? pathname : undefined;
}
