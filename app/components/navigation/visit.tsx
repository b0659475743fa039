import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { askUntilAnswered } from "./connection.ts";
import { fetchScripts } from "./fetch-scripts.ts";
import { missingChunks } from "./missing-chunks.ts";
import { releasePicture, sharePicture } from "./shared-picture.ts";

type Visit = (href: string, link?: Element) => void;

const VisitContext = createContext<Visit>((href) => location.assign(href));

/**
 * Navigates within the site without ever losing the current page: the scripts of the next page are fetched first, however
 * long that takes. If they no longer exist after a new release, the page is loaded in full.
 * @returns a function that takes path, query and hash, and the pressed link, whose picture may grow into the next page's.
 * Of several visits the last one happens
 */
export function useVisit(): Visit {
  return useContext(VisitContext);
}

/** Gives all links one function that never changes. The router's own links re-render at every step, and a page has a hundred. */
export function VisitProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every navigation
  useLayoutEffect(releasePicture, [key]);
  const visit: Visit = useCallback(
    (href, link) => {
      underWay?.abort();
      const missing = missingChunks(href);
      if (missing.length > 0) fetchFirst(href, missing, go);
      else go();

      function go() {
        const { pathname, search, hash } = location;
        const replace = href === pathname + search + hash;
        navigate(href, { replace, viewTransition: link !== undefined && sharePicture(link) });
      }
    },
    [navigate],
  );
  return <VisitContext value={visit}>{children}</VisitContext>;
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
