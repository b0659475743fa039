import { matchRoutes } from "react-router";
import { retryUntilAnswered } from "./connection.ts";

/**
 * Prefetches a page's scripts and data and runs the scripts, so that only rendering is left when the link is pressed.
 * React Router's own prefetching reloads the current page if a script can't be fetched: without a network, pointing at a
 * link would lose the page. Does nothing for visitors who save data or have a slow connection, or if too many prefetched
 * pages haven't been visited.
 */
export function prefetchPage(href: string): void {
  if (isSavingData() || !canPrefetch()) return;
  prefetchData(new URL(href, location.href).pathname);
  prefetchScripts(findMissingChunks(href)).catch(() => {
    // What fails now is fetched again when the link is pressed.
  });
}

async function prefetchScripts(scripts: string[]): Promise<void> {
  const init: RequestInit & { priority?: string } = { priority: "low" };
  if (!(await fetchScripts(scripts, (script) => fetch(script, init)))) return;
  await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
  for (const script of scripts) prefetchedChunks.add(script);
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}

type ManifestRoute = { id: string; path?: string; index?: boolean; module: string; imports?: string[] };

/** Globals of React Router's framework mode: its routes, and the modules it has loaded. */
type RouterGlobals = {
  __reactRouterManifest?: { entry: { imports: string[] }; routes: Record<string, ManifestRoute | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
};

const prefetchedChunks = new Set<string>();

/**
 * The addresses of the scripts that a page of the site needs and that aren't loaded yet. React Router reloads the current
 * page if one of them can't be fetched, so they are fetched before it navigates. It has no public way to ask for them
 * (docs/decisions/navigation.md).
 */
export function findMissingChunks(href: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loadedModules } =
    globalThis as unknown as RouterGlobals;
  if (!manifest || !loadedModules) return [];
  const routes = Object.values(manifest.routes).flatMap((route) =>
    route && route.id !== "root" ? [{ id: route.id, path: route.path ?? "" }] : [],
  );
  const [match] = matchRoutes(routes, new URL(href, location.href)) ?? [];
  const route = match && manifest.routes[match.route.id];
  if (!route || loadedModules[route.id]) return [];
  const loadedChunks = new Set([...manifest.entry.imports, ...prefetchedChunks]);
  for (const id of Object.keys(loadedModules))
    for (const chunk of listChunks(manifest.routes[id])) loadedChunks.add(chunk);
  return listChunks(route).filter((chunk) => !loadedChunks.has(chunk));
}

function listChunks(route?: ManifestRoute): string[] {
  return route ? [route.module, ...(route.imports ?? [])] : [];
}

/**
 * Fetches scripts into the browser's cache. They are imported only once all are there, because some browsers never repeat
 * an import that has failed.
 * @returns whether all of them exist
 */
export async function fetchScripts(
  addresses: string[],
  request: (address: string) => Promise<Response>,
): Promise<boolean> {
  const results = await Promise.all(
    addresses.map(async (address) => {
      const answer = await request(address);
      await answer.arrayBuffer();
      return answer.ok;
    }),
  );
  return results.every(Boolean);
}

/** How long prefetched data may be used, in ms; the same as for prefetching links in Chromium. */
const maxAgeMs = 5 * 60_000;

/** How many prefetched pages may wait to be visited: about 100 KB with their scripts. */
const maxPrefetched = 8;

const prefetched = new Map<string, { answer: Promise<Response | undefined>; at: number }>();
let request: typeof fetch = (input, init) => window.fetch(input, init);

/**
 * Prefetches a page's data. With `fetch` and not a prefetching link, which Safari lacks and Firefox checks against the
 * content security policy's `default-src`.
 */
function prefetchData(pathname: string): void {
  // The address from which React Router fetches the data.
  const address = `${pathname === "/" ? "/_" : pathname}.data`;
  if (prefetched.has(address)) return;
  const init: RequestInit & { priority?: string } = { priority: "low", credentials: "same-origin" };
  const answer = request(address, init).then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
  prefetched.set(address, { answer, at: Date.now() });
}

/** Whether one more page may be prefetched. Drops what is too old. */
function canPrefetch(): boolean {
  for (const [address, { at }] of prefetched) if (Date.now() - at >= maxAgeMs) prefetched.delete(address);
  return prefetched.size < maxPrefetched;
}

/**
 * Replaces `window.fetch` so that React Router uses prefetched data, and waits for a page's data when there is no network
 * instead of failing: the router fetches data with `fetch` and has no way to retry (docs/decisions/navigation.md). The query
 * of the address, on which no page's data depends, isn't sent. Other requests are unchanged.
 */
export function replaceFetch(): void {
  request = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = parseDataAddress(input, init);
    if (!address) return request(input, init);
    const entry = prefetched.get(address);
    prefetched.delete(address);
    const response = entry && Date.now() - entry.at < maxAgeMs ? await entry.answer : undefined;
    return retryUntilAnswered(async () => response ?? request(address, init), init?.signal);
  };
}

/** The path of a request for a page's data; undefined for any other request. */
function parseDataAddress(input: RequestInfo | URL, init?: RequestInit): string | undefined {
  if (init?.method && init.method !== "GET") return undefined;
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return origin === location.origin && pathname.endsWith(".data") ? pathname : undefined;
}
