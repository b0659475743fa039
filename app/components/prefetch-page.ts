import { missingChunks } from "./missing-chunks.ts";

const asked = new Set<string>();

/**
 * Fetches a page's scripts and data ahead, once, as the browser finds time. React Router's own prefetching runs the
 * page's script and reloads the page that is shown where it can't be had: without a network, pointing would lose it.
 * @param href path, query and hash
 */
export function prefetchPage(href: string): void {
  const { pathname } = new URL(href, location.href);
  if (asked.has(pathname) || savesData()) return;
  asked.add(pathname);
  for (const script of missingChunks(href)) addLink("modulepreload", script);
  addLink("prefetch", `${pathname === "/" ? "/_" : pathname}.data`, "fetch");
}

function addLink(rel: string, href: string, as?: string): void {
  if (document.head.querySelector(`link[rel="${rel}"][href="${href}"]`)) return;
  const link = document.createElement("link");
  Object.assign(link, { rel, href, ...(as && { as }) });
  link.addEventListener("error", () => link.remove());
  document.head.append(link);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
