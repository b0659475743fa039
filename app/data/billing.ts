import { interpolate } from "./format.ts";

const monthsOfWeek = 12 / 52;

/**
 * The months for which weeks are paid: a month is a twelfth of a year of 52 weeks. Rounded to the nearest half, and at
 * least one: 4 weeks are 1 month, 6 are 1½, 8 are 2, 13 are 3.
 */
export function toMonths(weeks: number): number {
  return Math.max(1, Math.round(weeks * monthsOfWeek * 2) / 2);
}

/** The ranges of weeks that are billed as the same number of months. @param most the highest number of weeks */
export function listMonths(most: number): { first: number; last: number; months: number }[] {
  const weeks = Array.from({ length: most }, (_, index) => index + 1);
  return [...new Set(weeks.map(toMonths))].map((months) => {
    const alike = weeks.filter((week) => toMonths(week) === months);
    return { first: alike[0] ?? 0, last: alike.at(-1) ?? 0, months };
  });
}

/** Months in words, such as “1½ months”. */
export function formatMonths(copy: { month: string; months: string }, months: number): string {
  const n = `${Math.floor(months)}${months % 1 ? "½" : ""}`;
  return months === 1 ? copy.month : interpolate(copy.months, { n });
}

/** The GST on a sum, rounded to whole rupees, and the sum with it. */
export function addGst(sum: number, percent: number): { gst: number; total: number } {
  const gst = Math.round((sum * percent) / 100);
  return { gst, total: sum + gst };
}
