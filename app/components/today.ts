import { addDays, getIndianDay } from "../data/format.ts";
import { useShell } from "../data/use-shell.ts";
import { useHydrated } from "./browser-state.ts";

/**
 * Today in India. In the prerendered page, and until it is hydrated, the day on which it was built.
 * @param builtOn that day
 */
export function useToday(builtOn: string): string {
  return useHydrated() ? getIndianDay() : builtOn;
}

/** When the office keeps other hours than usual, in words: today and in so many days, until each is over. */
export function useSpecialDays(daysAhead: number): string[] {
  return useCurrent(useShell().specialDays, daysAhead);
}

/** What holds from one day until another; without them, always. */
type Dated = { from?: string | undefined; until?: string | undefined; words: string };

/** The words of what holds today or begins within so many days, until each is over. */
export function useCurrent(entries: Dated[], daysAhead = 0): string[] {
  return listCurrent(entries, useToday(useShell().builtOn), daysAhead);
}

export function listCurrent(entries: Dated[], today: string, daysAhead: number): string[] {
  const lastDay = addDays(today, daysAhead);
  return entries
    .filter(({ from = today, until = today }) => until >= today && from <= lastDay)
    .map(({ words }) => words);
}
