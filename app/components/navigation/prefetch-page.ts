import { fetchScripts } from "./fetch-scripts.ts";
import { chunkIsHere, missingChunks } from "./missing-chunks.ts";
import { fetchDataAhead, hasRoomAhead } from "./page-data.ts";

/**
 * Prefetches a page's scripts and data and runs the scripts, so that only rendering is left when the link is pressed.
 * React Router's own prefetching reloads the current page if a script can't be fetched: without a network, pointing at a
 * link would lose the page. Does nothing for visitors who save data or have a slow connection, or if too many prefetched
 * pages haven't been visited.
 * @param href path, query and hash
 */
export function prefetchPage(href: string): void {
  if (savesData() || !hasRoomAhead()) return;
  fetchDataAhead(new URL(href, location.href).pathname);
  runAhead(missingChunks(href)).catch(() => {
    // What fails now is fetched again when the link is pressed.
  });
}

async function runAhead(scripts: string[]): Promise<void> {
  const init: RequestInit & { priority?: string } = { priority: "low" };
  if (!(await fetchScripts(scripts, (script) => fetch(script, init)))) return;
  await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
  for (const script of scripts) chunkIsHere(script);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
