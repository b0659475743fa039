import { interpolate } from "./format.ts";

const monthsOfWeek = 12 / 52;

/**
 * The months for which weeks are paid: a month is a twelfth of a year of 52 weeks. Rounded to the nearest half, and at
 * least one: 4 weeks are 1 month, 6 are 1½, 8 are 2, 13 are 3.
 */
export function toMonths(weeks: number): number {
  return Math.max(1, Math.round(weeks * monthsOfWeek * 2) / 2);
}

/** Months in words, such as “1½ months”. */
export function formatMonths(copy: { month: string; months: string }, months: number): string {
  const n = `${Math.floor(months)}${months % 1 ? "½" : ""}`;
  return months === 1 ? copy.month : interpolate(copy.months, { n });
}

/** A sum with the GST of so many per cent, rounded to whole rupees. */
export function addGst(sum: number, percent: number): { gst: number; total: number } {
  const gst = Math.round((sum * percent) / 100);
  return { gst, total: sum + gst };
}
