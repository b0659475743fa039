import { chunkIsHere, missingChunks } from "./missing-chunks.ts";
import { fetchDataAhead, hasRoomAhead } from "./page-data.ts";

/**
 * Fetches a page's scripts and data ahead and runs the scripts: at the press, only the page itself is left to do. React Router's own prefetching reloads the
 * page that is shown where a script can't be had: without a network, pointing would lose it.
 * Not for those who save data or have a slow line, and of pages that nobody went to only a few.
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

/** Rejects where the script can't be had; the next call tries again. */
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

/** What can't be had now is asked for again at the press. */
function ignore(): void {}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
