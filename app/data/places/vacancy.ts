import { dayMs } from "../../../formats/indian-day.ts";
import { addDays, formatDay, interpolate } from "../format.ts";
import type { Language } from "../language-paths.ts";

/**
 * Days on which a board is booked, such as 2026-12-06, the last one included; without `from` it is booked already. `free` of
 * its `all` faces or poles are free even then.
 */
export type Booking = { from?: string | undefined; until: string; free?: number; all?: number };

/** A booking as it was agreed on: without a count it takes all faces or poles. */
export type CountedBooking = Pick<Booking, "from" | "until"> & { count?: number | undefined };

/** What bookings leave of a board's faces or poles, in the order of the days; less than nothing where they take too many. */
export function addUpBookings(bookings: CountedBooking[], all: number): Booking[] {
  const days = bookings.flatMap(({ from = "", until }) => [from, addDays(until, 1)]);
  const changes = [...new Set(days)].sort();
  return changes.flatMap((day, index) => {
    const now = bookings.filter(({ from = "", until }) => from <= day && until >= day);
    const free = now.reduce((left, { count = all }) => left - count, all);
    const until = addDays(changes[index + 1] ?? day, -1);
    return now.length > 0 ? [{ ...(day && { from: day }), until, ...(free !== 0 && { free, all }) }] : [];
  });
}

/** Bookings in the order in which they end; one board's are then in the order of their days. */
export function sortBookings(bookings: Booking[]): Booking[] {
  return [...bookings].sort((a, b) => (a.until < b.until ? -1 : 1));
}

/**
 * The first day on which a board is free, and stays so for a number of days.
 * @param bookings in the order in which they end
 * @param today the first day that counts
 * @param isWhole whether all of its faces or poles have to be free, and not just one
 */
export function findFreeDay(bookings: Booking[] = [], today: string, days = 1, isWhole = false): string {
  return bookings.reduce(
    (day, { from = "", until, free }) =>
      (isWhole || !free) && from <= addDays(day, days - 1) && until >= day ? addDays(until, 1) : day,
    today,
  );
}

/** In how many days a board is free; 0 when it is free today. */
export function daysUntilFree(bookings: Booking[] | undefined, today: string): number {
  return (Date.parse(findFreeDay(bookings, today)) - Date.parse(today)) / dayMs;
}

type VacancyCopy = Record<"now" | "from" | "until" | "last", string>;

/**
 * “Free now”, “Free now, to 3 January 2027” or “Free from 6 December 2026”, as read on a day; where one face or pole can be
 * free without the others, “3 of 8 free now” or “8 of 8 free now, 5 of 8 from 1 December 2026”. On its last day before a
 * booking of all, from when it is free again.
 */
export function formatVacancy(
  copy: VacancyCopy & { some: VacancyCopy & { fewer: string }; language: Language },
  bookings: Booking[] = [],
  today: string,
): string {
  const freeDay = findFreeDay(bookings, today);
  const all = bookings.find(({ all, until }) => all && until >= today)?.all ?? 0;
  const freeOn = (day: string) => {
    const booking = bookings.find(({ from = "", until }) => from <= day && until >= day);
    return booking ? (booking.free ?? 0) : all;
  };
  const free = freeOn(freeDay);
  const { now, from, until, last } = all ? copy.some : copy;
  const write = (text: string, day: string) =>
    interpolate(text, { free, all, left: freeOn(day), day: formatDay(day, copy.language) });
  if (freeDay > today) return write(from, freeDay);
  // Bookings of several boards overlap, so the next to begin need not be the next to end.
  const [next] = bookings
    .flatMap(({ from = "", free: left = 0 }) => (from > today && (left < free || !all) ? [from] : []))
    .sort();
  if (!next) return write(now, today);
  if (freeOn(next) > 0) return write(copy.some.fewer, next);
  const lastDay = addDays(next, -1);
  return lastDay === today ? write(last, findFreeDay(bookings, next)) : write(until, lastDay);
}

/** How a board's vacancy reads from a day on: a stage for each time that it changes. */
export function listVacancies(
  copy: Parameters<typeof formatVacancy>[0],
  bookings: Booking[] = [],
  today: string,
): { from?: string; until?: string; words: string; isFree: boolean }[] {
  const changes = bookings.flatMap(({ from = "", until }) => [
    from && addDays(from, -1),
    from,
    addDays(until, 1),
  ]);
  const read = (day = today) => formatVacancy(copy, bookings, day);
  const days = [today, ...new Set(changes.filter((day) => day > today).sort())].filter(
    (day, index, days) => index === 0 || read(day) !== read(days[index - 1]),
  );
  return days.map((day, index) => {
    const next = days[index + 1];
    return {
      ...(index > 0 && { from: day }),
      ...(next && { until: addDays(next, -1) }),
      words: read(day),
      isFree: findFreeDay(bookings, day) === day,
    };
  });
}
