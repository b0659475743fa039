import type { APIRequestContext, Page } from "@playwright/test";

/**
 * What a page's HTML holds as the server sends it, read by the browser's own parser: nothing runs, loads or is drawn.
 * @param page any page; it isn't led anywhere
 * @param path an address of the site
 * @param read runs in the browser and picks what is wanted from the document
 * @throws Error when the address doesn't answer 200
 */
export async function parsedPage<Found>(
  { page, request }: { page: Page; request: APIRequestContext },
  path: string,
  read: (document: Document) => Found,
): Promise<Found> {
  const response = await request.get(path);
  if (response.status() !== 200) throw new Error(`${path} answers ${response.status()}; 200 is wanted`);
  const html = await response.text();
  const source = `new DOMParser().parseFromString(${JSON.stringify(html)}, "text/html")`;
  return page.evaluate(`(${read.toString()})(${source})`) as Promise<Found>;
}
