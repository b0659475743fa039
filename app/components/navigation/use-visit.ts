import { useNavigate } from "react-router";
import { askUntilAnswered } from "./connection.ts";
import { missingChunks } from "./missing-chunks.ts";
import { hasViewTransitions } from "./view-transitions.ts";

let underWay: AbortController | undefined;

/**
 * Leads to another page of the site without ever losing the one that is shown: what the page needs is fetched first,
 * for as long as that takes. Where a new release has done away with it, the page is loaded whole.
 * @returns a function that takes path, query and hash; the visit asked for last is the one that happens
 */
export function useVisit(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => {
    underWay?.abort();
    const visit = new AbortController();
    underWay = visit;
    addEventListener("popstate", () => visit.abort(), { once: true, signal: visit.signal });
    fetchAll(missingChunks(href), visit.signal).then(
      (found) => {
        visit.abort();
        if (found) navigate(href, { viewTransition: hasViewTransitions });
        else location.assign(href);
      },
      () => {},
    );
  };
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
