import { useSyncExternalStore } from "react";
import { type PlanAddress, readPlanAddress, writePlanAddress } from "../data/plan-address.ts";
import { localStore, parseObject } from "./browser-storage.ts";
import { createListeners } from "./store.ts";

/** The visitor's own plan, as stored in this browser. */
export type StoredPlan = PlanAddress & { note: string };

const key = "plan";
const { listen, notify } = createListeners();
/** The plan as text, if the browser would not store it: storage is forbidden or full. */
let unstored: string | null = null;
let cache: { text: string; plan: StoredPlan } | undefined;

const emptyPlan: StoredPlan = { ...readPlanAddress(""), note: "" };

/** The stored plan; an empty one if there is none, and in the prerendered page. */
export function useStoredPlan(): StoredPlan {
  return useSyncExternalStore(watchStoredPlan, readStoredPlan, () => emptyPlan);
}

export function readStoredPlan(): StoredPlan {
  const text = unstored ?? localStore.read(key) ?? "";
  if (cache?.text !== text) cache = { text, plan: parseStoredPlan(text) };
  return cache.plan;
}

/** Changes the plan and stores it, in this browser only. An empty plan is removed from storage. */
export function updateStoredPlan(change: Partial<StoredPlan>): void {
  const { note, ...plan } = { ...readStoredPlan(), ...change };
  const address = writePlanAddress(plan);
  const text = address || note ? JSON.stringify({ address, ...(note && { note }) }) : null;
  localStore.write(key, text);
  unstored = localStore.read(key) === text ? null : text;
  notify();
}

/** Calls back after every change of the plan, also in another tab. @returns what stops that */
export function watchStoredPlan(listener: () => void): () => void {
  const stop = listen(listener);
  addEventListener("storage", listener);
  return () => {
    stop();
    removeEventListener("storage", listener);
  };
}

function parseStoredPlan(text: string): StoredPlan {
  const { address, note }: { address?: unknown; note?: unknown } = parseObject(text) ?? {};
  return { ...readPlanAddress(String(address ?? "")), note: typeof note === "string" ? note : "" };
}
