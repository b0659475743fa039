import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";

/**
 * Holds the table of routes and the list of what the build writes against each other: a page needs a line in both.
 * @param routes those of `app/routes.ts`; one with a star stands for what isn't there
 * @param paths everything that the build writes as a file
 * @returns a line that names address, file and the line to add; undefined where the two agree
 */
export function routeMistake(
  routes: readonly RouteConfigEntry[],
  paths: readonly string[],
): string | undefined {
  const routed = routes.map(({ path = "", file }) => ({ address: `/${path}`.replace("//", "/"), file }));
  const unlisted = routed.find(
    ({ address }) => !address.includes("*") && !paths.some((path) => matchPath(address, path)),
  );
  if (unlisted)
    return `app/routes.ts: no page is made of “${unlisted.address}” (${unlisted.file}); add "${unlisted.address}" to singlePages in app/data/paths.ts, and its reader to app/check-content.server.ts`;
  const pages = routed.filter(({ address }) => address !== "/*");
  const unrouted = paths.find(
    (path) => !path.endsWith("/404") && !pages.some(({ address }) => matchPath(address, path)),
  );
  return (
    unrouted &&
    `app/data/paths.ts: “${unrouted}” has no route; add route("${unrouted.slice(1)}", …) to app/routes.ts`
  );
}
