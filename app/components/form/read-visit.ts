import { readPages } from "../visit-origin.ts";

/** How this tab's visit began and came to its page, by the names under which a form posts it; of another site its host alone. */
export function readVisit(): Record<string, string> {
  const [address, ledHere, before] = readPages();
  if (!address) return {};
  const referrer = ledHere || undefined;
  // The first page left before its scripts woke led to this one.
  const isOurs = referrer?.startsWith(`${location.origin}/`);
  const first = new URL((isOurs && referrer) || address, location.href);
  const visit: Record<string, string> = { firstPage: first.pathname };
  const fromPage = before ?? (isOurs && first.pathname);
  if (fromPage) visit.fromPage = fromPage;
  if (referrer && !isOurs) visit.referrer = referrer.split(/[/:]+/)[1] ?? "";
  for (const [name, value] of first.searchParams) {
    if (/^utm_(source|medium|campaign|content|term)$/.test(name)) visit[name] = value.slice(0, 200);
    else if (/^(gcl|fbcl)id$/.test(name)) visit[name] = "yes";
  }
  return visit;
}
