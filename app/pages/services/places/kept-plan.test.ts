import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { type KeptPlan, keepPlan, keptPlan, useKeptPlan } from "./kept-plan.ts";

const plan: KeptPlan = {
  chosen: ["ashoka-heights", "gt-natura"],
  other: ["cg-heights"],
  weeks: 4,
  start: "2026-12-31",
  note: "Opening of a shop",
};
const nothing = { chosen: [], other: [], weeks: undefined, start: undefined, note: "" };

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  keepPlan(nothing);
  return () => vi.unstubAllGlobals();
});

test("a plan is kept in the browser with its note, and a change leaves the rest of it", () => {
  keepPlan(plan);
  expect(keptPlan()).toEqual(plan);
  keepPlan({ weeks: 8 });
  expect(keptPlan()).toEqual({ ...plan, weeks: 8 });
  expect([...storage.keys()]).toEqual(["plan"]);
});

test("a note is kept before anything is chosen", () => {
  keepPlan({ note: "Opening of a shop" });
  expect(keptPlan()).toEqual({ ...nothing, note: "Opening of a shop" });
});

test("a plan without a note is kept, and an emptied one leaves nothing behind", () => {
  keepPlan({ chosen: ["ashoka-heights"] });
  expect(keptPlan()).toEqual({ ...nothing, chosen: ["ashoka-heights"] });
  expect([...storage.values()].join()).not.toContain("note");
  keepPlan({ chosen: [] });
  expect(storage.size).toBe(0);
});

test("a plan that another tab changed is seen", () => {
  keepPlan(plan);
  const changed = storage.get("plan")?.replace("gt-natura", "lotus") ?? "";
  storage.set("plan", changed);
  expect(keptPlan().chosen).toEqual(["ashoka-heights", "lotus"]);
});

test("a plan that another tab emptied is empty here too", () => {
  keepPlan(plan);
  storage.delete("plan");
  expect(keptPlan()).toEqual(nothing);
});

test("the same plan is the same object, or the page would be drawn without end", () => {
  keepPlan(plan);
  expect(keptPlan()).toBe(keptPlan());
});

test("where the browser forbids storage the plan lasts for this visit", () => {
  vi.stubGlobal("localStorage", undefined);
  keepPlan(plan);
  expect(keptPlan()).toEqual(plan);
  keepPlan(nothing);
  expect(keptPlan()).toEqual(nothing);
});

test("where the browser has no room left the plan lasts for this visit, as it was changed last", () => {
  keepPlan({ chosen: ["ashoka-heights"] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  });
  keepPlan(plan);
  expect(keptPlan()).toEqual(plan);
});

test.each(["{", "null", "[]", '{"note":7}', '{"address":{},"note":["x"]}'])(
  "what is no plan, such as %s, is read as an empty one",
  (stored) => {
    storage.set("plan", stored);
    expect(keptPlan()).toEqual(nothing);
  },
);

test("a page as it is built shows an empty plan", () => {
  keepPlan(plan);
  const Shown = () => JSON.stringify(useKeptPlan().chosen);
  expect(renderToString(createElement(Shown))).toBe("[]");
});
