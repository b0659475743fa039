import { beforeEach, expect, test, vi } from "vitest";
import { describeOrigin, forgetOldOrigin, forgetOrigin, keepOrigin, noteVisit } from "./visit-origin.ts";

const week = 7 * 24 * 60 * 60 * 1000;
let browser: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  browser = stubStorage("localStorage");
  return () => void vi.useRealTimers();
});

function stubStorage(name: "localStorage" | "sessionStorage"): Map<string, string> {
  const storage = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  return storage;
}

/** A new tab knows nothing of those before. */
function openTab(address: string, referrer = ""): void {
  stubStorage("sessionStorage");
  vi.stubGlobal("location", new URL(address, "https://chowk.example"));
  vi.stubGlobal("document", { referrer });
  noteVisit(location.pathname);
}

const advertisement = { firstPage: "/", utm_source: "meta", utm_campaign: "diwali" };

test.each([
  ["?gclid=EAIa", { gclid: "yes" }],
  ["?wbraid=Cl8K", { gclid: "yes" }],
  ["?msclkid=5f2e", { msclkid: "yes" }],
  ["?fbclid=IwAR", { fbclid: "yes" }],
  ["?GCLID=EAIa", { gclid: "yes" }],
  [
    "?utm_source=news&amp;utm_medium=email&amp;amp;utm_term=a",
    { utm_source: "news", utm_medium: "email", utm_term: "a" },
  ],
  ["?utm_id=1&gclid_src=2", {}],
])("an enquiry says which advertisement led to %s", (query, marks) => {
  openTab(`/Contact${query}`);
  expect(describeOrigin()).toEqual({ firstPage: "/Contact", ...marks });
});

test("an enquiry days after the advertisement still names it, where it was kept, and for a week", () => {
  openTab("/?utm_source=meta&utm_campaign=diwali");
  keepOrigin();
  vi.advanceTimersByTime(week - 1);
  openTab("/Contact", "https://www.google.com/");
  keepOrigin();
  forgetOldOrigin();
  expect(describeOrigin()).toEqual(advertisement);
  vi.advanceTimersByTime(1);
  forgetOldOrigin();
  expect([...browser.keys()]).toEqual([]);
  expect(describeOrigin()).toEqual({ firstPage: "/Contact", referrer: "www.google.com" });
});

test("a visit that nobody led to leaves room for the advertisement that comes next", () => {
  openTab("/");
  keepOrigin();
  expect([...browser.keys()]).toEqual([]);
  openTab("/?utm_source=meta&utm_campaign=diwali");
  keepOrigin();
  openTab("/");
  expect(describeOrigin()).toEqual(advertisement);
  forgetOrigin();
  expect(describeOrigin()).toEqual({ firstPage: "/" });
});
