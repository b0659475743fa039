/** What the address of a plan says: two lists of slugs, and when the plan begins and ends. */
export type PlanAddress = {
  /** The plan: slugs in the order in which they were chosen, none twice. */
  chosen: string[];
  /** The plan it is compared with; empty where there is none. */
  other: string[];
  /** Whole weeks, 1 to `mostWeeks`. */
  weeks: number | undefined;
  /** A day that the calendar has, as 2026-12-31. */
  start: string | undefined;
};

/** What no plan exceeds; an address may say anything. */
export const mostEntries = 200;
export const mostWeeks = 104;

const slug = /^[\p{L}\p{M}\p{N}_-]{1,80}$/u;

/**
 * Reads a plan out of the query of an address. `s` names the chosen in one list with commas, or once each, as a
 * browser sends ticked boxes by itself. Whatever isn't of a plan's form is passed over, so any text gives a plan.
 */
export function readPlanAddress(search: string): PlanAddress {
  const said = new URLSearchParams(search);
  const weeks = said.get("weeks") ?? "";
  const start = said.get("start") ?? "";
  return {
    chosen: slugsIn(said.getAll("s")),
    other: slugsIn(said.getAll("with")),
    weeks: /^[1-9]\d{0,2}$/.test(weeks) && Number(weeks) <= mostWeeks ? Number(weeks) : undefined,
    start: isDay(start) ? start : undefined,
  };
}

/** The query that says a plan, with its question mark; empty of an empty plan. The reverse of `readPlanAddress`. */
export function writePlanAddress(plan: Partial<PlanAddress>): string {
  const said = Object.entries({
    s: plan.chosen?.map(encodeURIComponent).join(","),
    with: plan.other?.map(encodeURIComponent).join(","),
    weeks: plan.weeks,
    start: plan.start,
  }).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return said.length > 0 ? `?${said.join("&")}` : "";
}

function slugsIn(lists: string[]): string[] {
  const all = lists.flatMap((list) => list.split(",")).map((one) => one.trim().toLowerCase());
  return [...new Set(all.filter((one) => slug.test(one)))].slice(0, mostEntries);
}

/** Whether the calendar has such a day: the thirtieth of February is none. */
function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
