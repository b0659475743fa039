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

test("a plan is kept in the browser with its note; a change leaves the rest of it, and an empty plan leaves nothing", () => {
  keepPlan(plan);
  expect(keptPlan()).toEqual(plan);
  keepPlan({ weeks: 8 });
  expect(keptPlan()).toEqual({ ...plan, weeks: 8 });
  expect(keptPlan(), "else the page would be drawn without end").toBe(keptPlan());
  keepPlan(nothing);
  expect(storage.size).toBe(0);
});

test("where the browser forbids storage or has no room, the plan lasts for this visit", () => {
  const setItem = () => {
    throw new Error("QuotaExceededError");
  };
  keepPlan({ chosen: ["ashoka-heights"] });
  for (const store of [undefined, { getItem: (key: string) => storage.get(key) ?? null, setItem }]) {
    vi.stubGlobal("localStorage", store);
    keepPlan(plan);
    expect(keptPlan()).toEqual(plan);
  }
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
  const Chosen = () => JSON.stringify(useKeptPlan().chosen);
  expect(renderToString(createElement(Chosen))).toBe("[]");
});
