import { apiPaths, isDeskPath } from "../http/api-paths.ts";

const kinds: Record<string, string> = {
  [apiPaths.submit]: "form",
  [apiPaths.contact]: "form",
  [apiPaths.error]: "page error",
  [apiPaths.alive]: "probe",
  [apiPaths.ready]: "probe",
};

/** What was requested, as one of a few words, so that addresses invented by visitors create no time series. */
export function routeKind(path: string): string {
  const own = kinds[path];
  if (own) return own;
  if (isDeskPath(path) || path.startsWith("/api/desk/")) return "desk";
  if (path.startsWith("/pictures/")) return "picture";
  if (/\.[a-z0-9]+$/i.test(path)) return "file";
  return "page";
}
