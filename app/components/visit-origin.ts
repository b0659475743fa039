import { cutText } from "../../formats/letters.ts";
import { localStore, parseObject, tabStore } from "./browser-storage.ts";

const tabKey = "visit";

/** This tab's first address, what led there, and its last two pages; empty where storage is forbidden. */
const storedPages = () => Object.values(parseObject(tabStore.read(tabKey)) ?? {}) as (string | null)[];

/** Notes a page that is shown. It stays in this tab; of it, `describeVisit` says what a form sends. */
export function noteVisit(page: string): void {
  const [first = location.href, ledHere = document.referrer, , last] = storedPages();
  if (last !== page) tabStore.write(tabKey, JSON.stringify([first, ledHere, last, page]));
}

/** How this tab's visit began and came to its page, by the names under which a form posts it; of another site its host alone. */
function describeVisit(): Record<string, string> {
  const [address, ledHere, before] = storedPages();
  if (!address) return {};
  const referrer = ledHere || undefined;
  // A page left before its scripts ran noted nothing: it was the first, and led here.
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

const originKey = "origin";
/** How long an origin is kept beyond its tab, in ms. */
const originMs = 7 * 24 * 60 * 60 * 1000;

type Origin = { visit: Record<string, string>; until: number };

/** How the visit began that ends in a form, by the names under which the form posts it: the one that is kept, else this tab's. */
export function describeOrigin(): Record<string, string> {
  const { fromPage, ...visit } = describeVisit();
  return { ...(readOrigin()?.visit ?? visit), ...(fromPage && { fromPage }) };
}

/**
 * Keeps for a week how this tab's visit began, unless an origin is kept already, or nothing led here: a visitor who typed
 * the address came from nowhere.
 */
export function keepOrigin(): void {
  const { fromPage: _, ...visit } = describeVisit();
  if (readOrigin() || Object.keys(visit).every((name) => name === "firstPage")) return;
  localStore.write(originKey, JSON.stringify({ visit, until: Date.now() + originMs }));
}

export function forgetOrigin(): void {
  localStore.write(originKey, null);
}

export function forgetOldOrigin(): void {
  if (!readOrigin()) forgetOrigin();
}

function readOrigin(): Origin | undefined {
  const { visit, until = 0 }: Partial<Origin> = parseObject(localStore.read(originKey)) ?? {};
  return visit && until > Date.now() && until <= Date.now() + originMs ? { visit, until } : undefined;
}
