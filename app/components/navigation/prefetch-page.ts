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
  const scripts = missingChunks(href);
  Promise.all(scripts.map(preload))
    .then(() => Promise.all(scripts.map((script) => import(/* @vite-ignore */ script))))
    .catch(ignore);
  fetchDataAhead(new URL(href, location.href).pathname);
}

const coming = new Map<string, Promise<void>>();

/** Rejects if the script can't be fetched; the next call tries again. */
function preload(href: string): Promise<void> {
  const known = coming.get(href);
  if (known) return known;
  const link = document.createElement("link");
  Object.assign(link, { rel: "modulepreload", href });
  const loaded = new Promise((done, failed) => {
    link.onload = done;
    link.onerror = failed;
  }).then(
    () => chunkIsHere(href),
    (error) => {
      link.remove();
      coming.delete(href);
      throw error;
    },
  );
  coming.set(href, loaded);
  document.head.append(link);
  return loaded;
}

/** What fails now is fetched again when the link is pressed. */
function ignore(): void {}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
