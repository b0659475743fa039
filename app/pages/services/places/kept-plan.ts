import { useSyncExternalStore } from "react";
import { localStore, parseObject } from "../../../components/browser-storage.ts";
import { createListeners } from "../../../components/store.ts";
import { type PlanAddress, readPlanAddress, writePlanAddress } from "../../../data/plan-address.ts";

/** The visitor's own plan, as stored in this browser. */
export type KeptPlan = PlanAddress & { note: string };

const key = "plan";
const { listen, notify } = createListeners();
/** The plan as text, if the browser would not store it: storage is forbidden or full. */
let written: string | null = null;
let parsed: { text: string; plan: KeptPlan } | undefined;

const nothing: KeptPlan = { ...readPlanAddress(""), note: "" };

/** The stored plan; an empty one if there is none, and in the prerendered page. */
export function useKeptPlan(): KeptPlan {
  return useSyncExternalStore(subscribe, keptPlan, () => nothing);
}

/** The plan as it is stored at this moment. */
export function keptPlan(): KeptPlan {
  const text = written ?? localStore.read(key) ?? "";
  if (parsed?.text !== text) parsed = { text, plan: parse(text) };
  return parsed.plan;
}

/** Changes the plan and stores it, in this browser only. An empty plan is removed from storage. */
export function keepPlan(change: Partial<KeptPlan>): void {
  const { note, ...plan } = { ...keptPlan(), ...change };
  const address = writePlanAddress(plan);
  const text = address || note ? JSON.stringify({ address, ...(note && { note }) }) : null;
  localStore.write(key, text);
  written = localStore.read(key) === text ? null : text;
  notify();
}

function subscribe(listener: () => void): () => void {
  const stop = listen(listener);
  addEventListener("storage", listener);
  return () => {
    stop();
    removeEventListener("storage", listener);
  };
}

function parse(text: string): KeptPlan {
  const { address, note }: { address?: unknown; note?: unknown } = parseObject(text) ?? {};
  return { ...readPlanAddress(String(address ?? "")), note: typeof note === "string" ? note : "" };
}
