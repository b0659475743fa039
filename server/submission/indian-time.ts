import { dayMs, indianDay, indianOffset } from "../../formats/indian-day.ts";

/** A moment as the staff read it: `medium` for a table (21 Nov 2026, 10:00 am), `full` for a sentence (Saturday, 21 …). */
export function indianTime(iso: string, style: "medium" | "full" = "medium"): string {
  return new Intl.DateTimeFormat("en-IN", {
    dateStyle: style,
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  }).format(new Date(iso));
}

/** A day such as 2026-11-23 as the staff read it: 23 Nov 2026. */
export function indianDate(day: string): string {
  return new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
}

/** When somebody is reminded: a day such as 2026-11-23, or with the time in India, 2026-11-23T16:00: 23 Nov, 4:00 pm. */
export function formatReminder(on: string): string {
  return on.includes("T") ? indianTime(`${on}+05:30`).replace(/ \d{4}/, "") : indianDate(on);
}

/** The month that begins on a day such as 2026-11-01, as the staff read it: Nov 2026. */
export function indianMonth(day: string): string {
  return indianDate(day).replace(/^\d+ /, "");
}

/** When a day begins in India, or `days` after it. @param date such as 2026-11-23 @returns ISO 8601 in UTC */
export function startOfIndianDay(date: string, days = 0): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs - indianOffset).toISOString();
}

/** When a month such as 2026-11 begins in India, and the one after it. @returns ISO 8601 in UTC */
export function indianMonthSpan(month: string): [start: string, end: string] {
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return [startOfIndianDay(`${month}-01`), startOfIndianDay(next.toISOString().slice(0, 10))];
}

/** The first days of this month in India and of those before it, oldest first. */
export function indianMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = indianDay(now).split("-").map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index)).toISOString().slice(0, 10),
  );
}
