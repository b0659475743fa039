import { missingChunks } from "./missing-chunks.ts";
import { fetchDataAhead, hasRoomAhead } from "./page-data.ts";
import { fetchWholeStyles } from "./whole-styles.ts";

/**
 * Fetches a page's scripts and data ahead, and before the first the whole site's styles, as the browser finds time. React Router's own prefetching runs the page's
 * script and reloads the page that is shown where it can't be had: without a network, pointing would lose it.
 * Not for those who save data or have a slow line, and of pages that nobody went to only a few.
 * @param href path, query and hash
 */
export function prefetchPage(href: string): void {
  if (savesData() || !hasRoomAhead()) return;
  for (const script of missingChunks(href)) preload(script);
  fetchWholeStyles().catch(() => undefined);
  fetchDataAhead(new URL(href, location.href).pathname);
}

function preload(href: string): void {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "modulepreload", href });
  link.addEventListener("error", () => link.remove());
  document.head.append(link);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
