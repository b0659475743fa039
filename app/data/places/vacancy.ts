import { dayMs } from "../../../formats/indian-day.ts";
import { addDays, formatDay, interpolate } from "../format.ts";
import type { Language } from "../paths.ts";

/** Days on which a board is booked, such as 2026-12-06, the last one included; without `from` it is booked already. */
export type Booking = { from?: string | undefined; until: string };

/** Bookings in the order in which they end; one board's are then in the order of their days. */
export function sortBookings(bookings: Booking[]): Booking[] {
  return [...bookings].sort((a, b) => (a.until < b.until ? -1 : 1));
}

/**
 * The first day on which a board is free, and stays so for a number of days.
 * @param bookings in the order in which they end
 * @param today the first day that counts
 */
export function findFreeDay(bookings: Booking[] = [], today: string, days = 1): string {
  return bookings.reduce(
    (free, { from = "", until }) =>
      from <= addDays(free, days - 1) && until >= free ? addDays(until, 1) : free,
    today,
  );
}

/** In how many days a board is free; 0 when it is free today. */
export function daysUntilFree(bookings: Booking[] | undefined, today: string): number {
  return (Date.parse(findFreeDay(bookings, today)) - Date.parse(today)) / dayMs;
}

/** “Free now”, “Free now, to 3 January 2027” or “Free from 6 December 2026”, as read on a day. */
export function formatVacancy(
  copy: { now: string; from: string; until: string; language: Language },
  bookings: Booking[] = [],
  today: string,
): string {
  const write = (text: string, day: string) => interpolate(text, { day: formatDay(day, copy.language) });
  const freeDay = findFreeDay(bookings, today);
  if (freeDay > today) return write(copy.from, freeDay);
  // Bookings of several boards overlap, so the next to begin need not be the next to end.
  const [next] = bookings.flatMap(({ from = "" }) => (from > today ? [from] : [])).sort();
  return next ? write(copy.until, addDays(next, -1)) : copy.now;
}

/** The days between two, these included, on which a board is free: each row of them by its first and last day. */
export function listFreeSpans(bookings: Booking[] = [], first: string, last: string): [string, string][] {
  const spans: [string, string][] = [];
  let day = first;
  for (const { from = "", until } of [...bookings, { from: addDays(last, 1), until: last }]) {
    const end = addDays(from || day, -1);
    if (end >= day && day <= last) spans.push([day, end < last ? end : last]);
    if (until >= day) day = addDays(until, 1);
  }
  return spans;
}

/** How a board's vacancy reads from a day on: a stage for each time that it changes. */
export function listVacancies(
  copy: Parameters<typeof formatVacancy>[0],
  bookings: Booking[] = [],
  today: string,
): { from?: string; until?: string; words: string; isFree: boolean }[] {
  const changes = bookings.flatMap(({ from = "", until }) => [from, addDays(until, 1)]);
  const days = [today, ...new Set(changes.filter((day) => day > today).sort())];
  return days.map((day, index) => {
    const next = days[index + 1];
    return {
      ...(index > 0 && { from: day }),
      ...(next && { until: addDays(next, -1) }),
      words: formatVacancy(copy, bookings, day),
      isFree: findFreeDay(bookings, day) === day,
    };
  });
}
