import { useHydrated } from "../../../components/browser-state.ts";
import { formatDay, getIndianDay, interpolate } from "../../../data/format.ts";
import type { Language } from "../../../data/paths.ts";

const dayMs = 86_400_000;

/**
 * In how many days a board is free; 0 when it is free on that day.
 * @param freeFrom the first free day, such as 2026-12-06; without it the board has no booking
 */
export function daysUntilFree(freeFrom: string | undefined, today: string): number {
  return freeFrom ? Math.max(0, (Date.parse(freeFrom) - Date.parse(today)) / dayMs) : 0;
}

/** “Free now”, or “Free from 6 December 2026”, as read on a day. */
export function formatVacancy(
  copy: { now: string; from: string; language: Language },
  freeFrom: string | undefined,
  today: string,
): string {
  return freeFrom && daysUntilFree(freeFrom, today) > 0
    ? interpolate(copy.from, { day: formatDay(freeFrom, copy.language) })
    : copy.now;
}

/**
 * How a month looks for a board: free, booked, or free from a day on.
 * @returns "free", "booked", or the first free day
 */
export function vacancyInMonth(month: string, freeFrom: string | undefined): string {
  if (!freeFrom || freeFrom <= `${month}-01`) return "free";
  return freeFrom.startsWith(month) ? freeFrom : freeFrom > month ? "booked" : "free";
}

/**
 * Today in India. In the prerendered page, and until it is hydrated, the day on which it was built.
 * @param builtOn that day
 */
export function useToday(builtOn: string): string {
  return useHydrated() ? getIndianDay() : builtOn;
}
