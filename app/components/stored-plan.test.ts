import { beforeEach, expect, test, vi } from "vitest";
import { describeOrigin, forgetOldOrigin, readStoredPlan, updateStoredPlan } from "./stored-plan.ts";
import { noteVisit } from "./visit-origin.ts";

const day = 24 * 60 * 60 * 1000;
let browser: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  browser = stubStorage("localStorage");
  openTab("/?utm_source=meta&utm_campaign=diwali");
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

test("an enquiry a day after the advertisement still names it, while the plan made then is there", () => {
  updateStoredPlan({ chosen: ["ashoka-heights"] });
  vi.advanceTimersByTime(day);
  openTab("/plan", "https://www.google.com/");
  expect(describeOrigin()).toEqual(advertisement);
});

test("after a week the advertisement is forgotten, and the plan is not", () => {
  updateStoredPlan({ chosen: ["ashoka-heights"], note: "Near the gate" });
  vi.advanceTimersByTime(7 * day);
  openTab("/Contact");
  expect(describeOrigin()).toEqual({ firstPage: "/Contact" });
  forgetOldOrigin();
  expect(browser.get("plan")).not.toContain("diwali");
  expect(readStoredPlan()).toMatchObject({ chosen: ["ashoka-heights"], note: "Near the gate" });
});

test("without a plan the browser keeps nothing of how a visit began", () => {
  updateStoredPlan({ chosen: ["ashoka-heights"] });
  updateStoredPlan({ chosen: [] });
  expect([...browser.keys()]).toEqual([]);
  openTab("/Contact");
  expect(describeOrigin()).toEqual({ firstPage: "/Contact" });
});

test("a plan made on a visit that nobody led to takes the advertisement that comes next", () => {
  openTab("/");
  updateStoredPlan({ chosen: ["ashoka-heights"] });
  expect(browser.get("plan")).not.toContain("origin");
  openTab("/?utm_source=meta&utm_campaign=diwali");
  expect(describeOrigin()).toEqual(advertisement);
});
