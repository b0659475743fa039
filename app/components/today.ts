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
  const { specialDays, builtOn } = useShell();
  return listSpecialDays(specialDays, useToday(builtOn), daysAhead);
}

/** The words of those days that aren't over on this one and begin within so many days of it. */
export function listSpecialDays(
  specialDays: ReturnType<typeof useShell>["specialDays"],
  today: string,
  daysAhead: number,
): string[] {
  const lastDay = addDays(today, daysAhead);
  return specialDays.filter(({ from, until }) => until >= today && from <= lastDay).map(({ words }) => words);
}
