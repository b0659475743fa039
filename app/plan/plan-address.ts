import { indianDay, isDay } from "../../formats/indian-day.ts";

/** The page that lists what was ticked in the lists; linked from them, in no menu. */
export const planPath = "/plan";

/** A plan as encoded in its address: two lists of slugs, and its dates. */
export type PlanAddress = {
  /** Slugs in the order in which they were chosen, without repeats. */
  chosen: string[];
  /** The plan it is compared with; empty if there is none. */
  other: string[];
  /** Whole weeks, 1 to `maxWeeks`. */
  weeks: number | undefined;
  /** A real calendar day, such as 2026-12-31. */
  start: string | undefined;
};

/** Limits on a plan, since an address may contain anything. */
export const maxPlaces = 200;
export const maxWeeks = 104;

const slugPattern = /^[\p{L}\p{M}\p{N}_-]{1,80}$/u;

/**
 * Reads a plan from the query of an address. `s` holds the chosen slugs separated by commas, or is repeated, as when
 * a browser submits ticked boxes without script. Anything invalid is ignored, so every text gives a plan.
 */
export function parsePlanAddress(search: string): PlanAddress {
  const query = new URLSearchParams(search);
  const weeks = query.get("weeks") ?? "";
  const start = query.get("start") ?? "";
  return {
    chosen: parseSlugs(query.getAll("s")),
    other: parseSlugs(query.getAll("with")),
    weeks: /^[1-9]\d{0,2}$/.test(weeks) && Number(weeks) <= maxWeeks ? Number(weeks) : undefined,
    start: isDay(start) ? start : undefined,
  };
}

/** A plan as a query with its question mark; an empty text for an empty plan. The reverse of `parsePlanAddress`. */
export function formatPlanAddress(plan: Partial<PlanAddress>): string {
  const parts = Object.entries({
    s: plan.chosen?.map(encodeURIComponent).join(","),
    with: plan.other?.map(encodeURIComponent).join(","),
    weeks: plan.weeks,
    start: plan.start,
  }).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** The address of the page with a plan. */
export function formatPlanPath(plan: Partial<PlanAddress>): string {
  return planPath + formatPlanAddress(plan);
}

/** A plan without a first day that is past, which counts for nothing and is not passed on. */
export function dropPastStart<Plan extends PlanAddress>(plan: Plan): Plan {
  return isPast(plan.start) ? { ...plan, start: undefined } : plan;
}

export function isPast(day: string | undefined): boolean {
  return day !== undefined && day < indianDay();
}

function parseSlugs(lists: string[]): string[] {
  const slugs = lists.flatMap((list) => list.split(",")).map((text) => text.trim().toLowerCase());
  return [...new Set(slugs.filter((text) => slugPattern.test(text)))].slice(0, maxPlaces);
}
