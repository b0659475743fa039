import { useSyncExternalStore } from "react";
import { createListeners } from "../../../components/create-listeners.ts";
import { localStore } from "../../../components/local-store.ts";
import { parseObject } from "../../../components/parse-object.ts";
import { type PlanAddress, readPlanAddress, writePlanAddress } from "./plan-address.ts";

/** The visitor's own plan, as this browser keeps it. */
export type KeptPlan = PlanAddress & { note: string };

const key = "plan";
const { listen, notify } = createListeners();
/** Holds the plan of this visit where the browser forbids storage, or has no room left. */
let written: string | null = null;
let parsed: { text: string; plan: KeptPlan } | undefined;

const nothing: KeptPlan = { ...readPlanAddress(""), note: "" };

/** The plan that is kept; an empty one where there is none, and in the prerendered page. */
export function useKeptPlan(): KeptPlan {
  return useSyncExternalStore(subscribe, keptPlan, () => nothing);
}

/** The plan that is kept now. */
export function keptPlan(): KeptPlan {
  const text = written ?? localStore.read(key) ?? "";
  if (parsed?.text !== text) parsed = { text, plan: parse(text) };
  return parsed.plan;
}

/** Changes the plan and keeps it, in this browser alone; an empty one leaves nothing behind. */
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
