import { formatPlanAddress, type PlanAddress, parsePlanAddress } from "../data/plan-address.ts";
import { localStore, parseObject } from "./browser-storage.ts";
import { describeVisit } from "./form/describe-visit.ts";
import { createListeners } from "./listeners.ts";

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

/** How long the origin of a visit is kept with the plan that was made on it, in ms. */
const originMs = 7 * 24 * 60 * 60 * 1000;

/**
 * How the visit began that ends in a form, by the names under which the form posts it: for a week the one on which the
 * visitor began the plan, if a site or an advertisement led to it, else this tab's.
 */
export function describeOrigin(): Record<string, string> {
  const { fromPage, ...visit } = describeVisit();
  return { ...(readKeptOrigin()?.visit ?? visit), ...(fromPage && { fromPage }) };
}

/** Removes the origin from the stored plan once its week is over; every page does so, because its header shows the plan. */
export function forgetOldOrigin(): void {
  if (localStore.read(key)?.includes('"origin"') && !readKeptOrigin()) updateStoredPlan({});
}

/** Changes the plan and stores it, in this browser only. An empty plan is removed from storage. */
export function updateStoredPlan(change: Partial<StoredPlan>): void {
  const { note, ...plan } = { ...readStoredPlan(), ...change };
  const address = formatPlanAddress(plan);
  const origin = readKeptOrigin() ?? findOrigin();
  const text =
    address || note ? JSON.stringify({ address, ...(note && { note }), ...(origin && { origin }) }) : null;
  localStore.write(key, text);
  unstored = localStore.read(key) === text ? null : text;
  notify();
}

type Origin = { visit: Record<string, string>; until: number };

function readKeptOrigin(): Origin | undefined {
  const { origin }: { origin?: Partial<Origin> } = parseObject(unstored ?? localStore.read(key)) ?? {};
  const { visit, until = 0 } = { ...origin };
  return visit && until > Date.now() && until <= Date.now() + originMs ? { visit, until } : undefined;
}

/** What is worth keeping of this tab's visit: a visitor who typed the address came from nowhere. */
function findOrigin(): Origin | undefined {
  const { fromPage: _, ...visit } = describeVisit();
  return Object.keys(visit).some((name) => name !== "firstPage")
    ? { visit, until: Date.now() + originMs }
    : undefined;
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
  return { ...parsePlanAddress(String(address ?? "")), note: typeof note === "string" ? note : "" };
}
