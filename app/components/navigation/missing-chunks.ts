import { matchRoutes } from "react-router";

type ManifestRoute = { id: string; path?: string; index?: boolean; module: string; imports?: string[] };

/** Globals of React Router's framework mode: its routes, and the modules it has loaded. */
type RouterGlobals = {
  __reactRouterManifest?: { entry: { imports: string[] }; routes: Record<string, ManifestRoute | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
};

const broughtAhead = new Set<string>();

/** Records that a script was loaded by prefetching. */
export function chunkIsHere(address: string): void {
  broughtAhead.add(address);
}

/**
 * The addresses of the scripts that a page of the site needs and that aren't loaded yet. React Router reloads the current
 * page if one of them can't be fetched, so they are fetched before it navigates. It has no public way to ask for them
 * (docs/decisions/navigation.md).
 * @param href path, query and hash
 */
export function missingChunks(href: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } =
    globalThis as unknown as RouterGlobals;
  if (!manifest || !loaded) return [];
  const routes = Object.values(manifest.routes).flatMap((route) =>
    route && route.id !== "root" ? [{ id: route.id, path: route.path ?? "" }] : [],
  );
  const [match] = matchRoutes(routes, new URL(href, location.href)) ?? [];
  const route = match && manifest.routes[match.route.id];
  if (!route || loaded[route.id]) return [];
  const here = new Set([...manifest.entry.imports, ...broughtAhead]);
  for (const id of Object.keys(loaded)) for (const chunk of chunksOf(manifest.routes[id])) here.add(chunk);
  return chunksOf(route).filter((chunk) => !here.has(chunk));
}

function chunksOf(route?: ManifestRoute): string[] {
  return route ? [route.module, ...(route.imports ?? [])] : [];
}
