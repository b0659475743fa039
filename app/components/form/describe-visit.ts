import { cutText } from "../../../formats/letters.ts";
import { storedPages } from "../visit-origin.ts";

/** How this tab's visit began and came to its page, by the names under which a form posts it; of another site its host alone. */
export function describeVisit(): Record<string, string> {
  const [address, ledHere, before] = storedPages();
  if (!address) return {};
  const referrer = ledHere || undefined;
  // The first page left before its scripts woke led to this one.
  const isOurs = referrer?.startsWith(`${location.origin}/`);
  const first = new URL((isOurs && referrer) || address, location.href);
  const visit: Record<string, string> = { firstPage: first.pathname };
  const fromPage = before ?? (isOurs && first.pathname);
  if (fromPage) visit.fromPage = fromPage;
  if (referrer && !isOurs) visit.referrer = referrer.split(/[/:]+/)[1] ?? "";
  for (const [written, value] of first.searchParams) {
    // Newsletters and chats hand links on as HTML, or in capitals.
    const name = written.toLowerCase().replace(/^(amp;)+/, "");
    const mark = adMarks[name];
    if (/^utm_(source|medium|campaign|content|term)$/.test(name)) visit[name] = cutText(value, 200);
    else if (mark) visit[mark] = "yes";
  }
  return visit;
}

/** What advertising companies add to the address of a link, with the name under which a form posts that it was there. */
const adMarks: Record<string, string> = {
  gclid: "gclid",
  // Google's instead of `gclid`, where Apple's rules forbid that.
  gbraid: "gclid",
  wbraid: "gclid",
  msclkid: "msclkid",
  fbclid: "fbclid",
};
