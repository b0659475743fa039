import { parseObject, tabStore } from "./browser-storage.ts";

const key = "visit";

/** Where this tab's visit began and how it came to its page, by the names under which a form posts it; empty where storage is forbidden. */
export const readVisit = (): Record<string, string> => ({ ...parseObject(tabStore.read(key)) });

/** Notes a page that is shown. It stays in this tab, and is sent only with a form. */
export function noteVisit(page: string): void {
  const visit = readVisit();
  const { page: fromPage, ...begun } = visit.page ? visit : beginVisit();
  if (fromPage === page) return;
  tabStore.write(key, JSON.stringify({ ...begun, ...(fromPage && { fromPage }), page }));
}

/** From the address, and of the site that led here its host alone. A page left before it woke is the one that led here. */
function beginVisit(): Record<string, string> {
  const { referrer } = document;
  const isOurs = referrer.startsWith(`${location.origin}/`);
  const { pathname, search } = isOurs ? new URL(referrer) : location;
  const visit: Record<string, string> = { firstPage: pathname };
  if (isOurs) visit.page = pathname;
  else if (referrer) visit.referrer = referrer.split(/[/:]+/)[1] ?? "";
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^utm_(source|medium|campaign|content|term)$/.test(name)) visit[name] = value.slice(0, 200);
    else if (/^(gcl|fbcl)id$/.test(name)) visit[name] = "yes";
  }
  return visit;
}
