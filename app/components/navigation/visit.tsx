import { useLayoutEffect } from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router";
import { askUntilAnswered } from "./connection.ts";
import { fetchScripts } from "./fetch-scripts.ts";
import { missingChunks } from "./missing-chunks.ts";
import { releasePicture, sharePicture } from "./shared-picture.ts";

/** Until the router gives its own, a full page load. */
let navigate: NavigateFunction = (to) => location.assign(String(to));

/**
 * Navigates within the site without ever losing the current page: the scripts of the next page are fetched first, however
 * long that takes. If they no longer exist after a new release, the page is loaded in full. Of several visits the last one
 * happens.
 * @param href path, query and hash
 * @param link the pressed link, whose picture may grow into the next page's
 */
export function visit(href: string, link?: Element): void {
  underWay?.abort();
  const missing = missingChunks(href);
  if (missing.length > 0) fetchFirst(href, missing, go);
  else go();

  function go() {
    const { pathname, search, hash } = location;
    const replace = href === pathname + search + hash;
    navigate(href, { replace, viewTransition: link !== undefined && sharePicture(link) });
  }
}

/** Lets `visit` use the router; rendered once. The router's own links re-render at every step, and a page has a hundred. */
export function Visits() {
  const current = useNavigate();
  const { key } = useLocation();
  useLayoutEffect(() => {
    navigate = current;
  }, [current]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every navigation
  useLayoutEffect(releasePicture, [key]);
  return null;
}

let underWay: AbortController | undefined;

function fetchFirst(href: string, addresses: string[], go: () => void): void {
  const visit = new AbortController();
  underWay = visit;
  addEventListener("popstate", () => visit.abort(), { once: true, signal: visit.signal });
  const { signal } = visit;
  fetchScripts(addresses, (address) => askUntilAnswered(() => fetch(address, { signal }), signal)).then(
    (found) => {
      if (signal.aborted) return;
      visit.abort();
      if (found) go();
      else location.assign(href);
    },
    () => {},
  );
}
