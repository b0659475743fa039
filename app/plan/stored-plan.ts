import { localStore, parseObject } from "../components/browser-storage.ts";
import { createListeners } from "../components/listeners.ts";
import { forgetOrigin, keepOrigin } from "../components/visit-origin.ts";
import { formatPlanAddress, type PlanAddress, parsePlanAddress } from "./plan-address.ts";

/** The visitor's own plan, as stored in this browser. */
export type StoredPlan = PlanAddress & { note: string };

const key = "plan";
const { listen, notify } = createListeners();
/** The plan as text, if the browser would not store it: storage is forbidden or full. */
let unstored: string | null = null;
let cache: { text: string; plan: StoredPlan } | undefined;

export const emptyPlan: StoredPlan = { ...parsePlanAddress(""), note: "" };

export function readStoredPlan(): StoredPlan {
  const text = unstored ?? localStore.read(key) ?? "";
  if (cache?.text !== text) cache = { text, plan: parseStoredPlan(text) };
  return cache.plan;
}

/** Whether the site's other pages can read the plan: the browser has stored it, if there is one. */
export function isPlanStored(): boolean {
  return unstored === null;
}

/**
 * Changes the plan and stores it, in this browser only, and for a week how the visit began on which it was made: whoever
 * plans often asks days later. An empty plan is removed from storage, and its origin with it.
 */
export function updateStoredPlan(change: Partial<StoredPlan>): void {
  const { note, ...plan } = { ...readStoredPlan(), ...change };
  const address = formatPlanAddress(plan);
  const text = address || note ? JSON.stringify({ address, ...(note && { note }) }) : null;
  localStore.write(key, text);
  unstored = localStore.read(key) === text ? null : text;
  if (text) keepOrigin();
  else forgetOrigin();
  notify();
}

/** Puts places into the plan that aren't in it. */
export function addToPlan(slugs: string[]): void {
  const { chosen } = readStoredPlan();
  const newSlugs = slugs.filter((slug) => !chosen.includes(slug));
  if (newSlugs.length > 0) updateStoredPlan({ chosen: [...chosen, ...newSlugs] });
}

export function removeFromPlan(slug: string): void {
  updateStoredPlan({ chosen: readStoredPlan().chosen.filter((other) => other !== slug) });
}

/**
 * Calls back after every change of the plan, also in another tab, and when the browser brings a page back as it was left.
 * @returns what stops that
 */
export function watchStoredPlan(listener: () => void): () => void {
  const stop = listen(listener);
  for (const event of ["storage", "pageshow"]) addEventListener(event, listener);
  return () => {
    stop();
    for (const event of ["storage", "pageshow"]) removeEventListener(event, listener);
  };
}

function parseStoredPlan(text: string): StoredPlan {
  const { address, note }: { address?: unknown; note?: unknown } = parseObject(text) ?? {};
  return { ...parsePlanAddress(String(address ?? "")), note: typeof note === "string" ? note : "" };
}
