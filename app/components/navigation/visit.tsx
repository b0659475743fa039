import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { askUntilAnswered } from "./connection.ts";
import { missingChunks } from "./missing-chunks.ts";
import { releasePicture, sharePicture } from "./shared-picture.ts";

type Visit = (href: string, link?: Element) => void;

const VisitContext = createContext<Visit>((href) => location.assign(href));

/**
 * Leads to another page of the site without ever losing the one that is shown: what the page needs is fetched first,
 * for as long as that takes. Where a new release has done away with it, the page is loaded whole.
 * @returns a function that takes path, query and hash, and the pressed link, whose picture may grow into the next page's;
 * the visit asked for last is the one that happens
 */
export function useVisit(): Visit {
  return useContext(VisitContext);
}

/** Around all that leads to other pages: the router's own links all listen to each of its steps, and a page has a hundred. */
export function VisitProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every arrival
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
  fetchAll(addresses, visit.signal).then(
    (found) => {
      visit.abort();
      if (found) go();
      else location.assign(href);
    },
    () => {},
  );
}

/** Whether all of them are there; their bytes then lie in the browser's cache. */
async function fetchAll(addresses: string[], signal: AbortSignal): Promise<boolean> {
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const answer = await askUntilAnswered(() => fetch(address, { signal }), signal);
      await answer.arrayBuffer();
      return answer.ok;
    }),
  );
  if (signal.aborted) throw signal.reason;
  return answers.every(Boolean);
}
