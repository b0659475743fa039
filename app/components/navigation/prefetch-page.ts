import { chunkIsHere, missingChunks } from "./missing-chunks.ts";
import { fetchDataAhead, hasRoomAhead } from "./page-data.ts";
import { wearWholeStyles } from "./whole-styles.ts";

/**
 * Fetches a page's scripts and data ahead, and before the first has the whole site's styles put on, as the browser finds time. React Router's own prefetching runs the page's
 * script and reloads the page that is shown where it can't be had: without a network, pointing would lose it.
 * Not for those who save data or have a slow line, and of pages that nobody went to only a few.
 * @param href path, query and hash
 */
export function prefetchPage(href: string): void {
  if (savesData() || !hasRoomAhead()) return;
  const scripts = missingChunks(href);
  Promise.all(scripts.map(preload)).then(
    () => scripts[0] && import(/* @vite-ignore */ scripts[0]),
    () => undefined,
  );
  wearWholeStyles().catch(() => undefined);
  fetchDataAhead(new URL(href, location.href).pathname);
}

/** @throws the browser's event, when it can't be had; the next call tries again */
function preload(href: string): Promise<void> {
  return new Promise((done, failed) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href });
    link.onload = () => {
      chunkIsHere(href);
      done();
    };
    link.onerror = (event) => {
      link.remove();
      failed(event);
    };
    document.head.append(link);
  });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
