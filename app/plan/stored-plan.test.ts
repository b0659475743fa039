import { expect, test, vi } from "vitest";
import { noteVisit } from "../components/visit-origin.ts";
import { addToPlan, readStoredPlan, removeFromPlan, updateStoredPlan } from "./stored-plan.ts";

test("the browser keeps how a visit began as long as it keeps a plan", () => {
  const browser = new Map<string, string>();
  for (const name of ["localStorage", "sessionStorage"])
    vi.stubGlobal(name, {
      getItem: (key: string) => browser.get(name + key) ?? null,
      setItem: (key: string, value: string) => void browser.set(name + key, value),
      removeItem: (key: string) => void browser.delete(name + key),
    });
  const listKept = () => [...browser.keys()].filter((key) => key.startsWith("local"));
  vi.stubGlobal("location", new URL("https://chowk.example/?utm_source=meta"));
  vi.stubGlobal("document", { referrer: "" });
  noteVisit("/");
  addToPlan(["ashoka-heights"]);
  updateStoredPlan({ note: "Near the gate" });
  expect(listKept()).toEqual(["localStorageplan", "localStorageorigin"]);
  expect(readStoredPlan()).toMatchObject({ chosen: ["ashoka-heights"], note: "Near the gate" });
  removeFromPlan("ashoka-heights");
  updateStoredPlan({ note: "" });
  expect(listKept()).toEqual([]);
});
