import { parseObject, tabStore } from "./browser-storage.ts";

const key = "visit";

/** This tab's first address, what led there, and its last two pages; empty where storage is forbidden. */
export const storedPages = () => Object.values(parseObject(tabStore.read(key)) ?? {}) as (string | null)[];

/** Notes a page that is shown. It stays in this tab; of it, `describeVisit` says what a form sends. */
export function noteVisit(page: string): void {
  const [first = location.href, ledHere = document.referrer, , last] = storedPages();
  if (last !== page) tabStore.write(key, JSON.stringify([first, ledHere, last, page]));
}
