import { dayMs } from "../../formats/indian-day.ts";
import type { Language } from "./language-paths.ts";

/** Fills the placeholders of a text such as “Up to {size} MB”; one without a value is left as it is. */
export function interpolate(copy: string, values: Record<string, string | number>): string {
  return copy.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The day that is `count` days after a day such as 2026-12-06. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

const locales = { en: "en-IN", hi: "hi-IN" };

/** A date such as 2026-12-06, or a time in UTC, as “6 December 2026”, in Hindi “6 दिसंबर 2026”. */
export function formatDay(day: string | number, language: Language = "en"): string {
  return written(day, language, { day: "numeric", month: "long", year: "numeric" });
}

/** A month such as 2026-12 as “December 2026”, in Hindi “दिसंबर 2026”. */
export function formatMonth(month: string, language: Language): string {
  return written(month, language, { month: "long", year: "numeric" });
}

/** One day or a row of days: “8 November”, “8–10 November”, in Hindi “8 – 10 नवंबर”. */
export function formatDays(from: string, until: string, language: Language): string {
  const options = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locales[language], options).formatRange(new Date(from), new Date(until));
}

/** A moment, in ms since 1970, as people in India read it: “26 November” and “3:40 pm”, in Hindi “दोपहर 3:40”. */
export function formatMoment(at: number, language: Language): { day: string; time: string } {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Date(at).toLocaleString(locales[language], { ...options, timeZone: "Asia/Kolkata" });
  const partOfDay = language === "hi" && ({ hour12: true, dayPeriod: "short" } as const);
  return {
    day: write({ day: "numeric", month: "long" }),
    time: write({ hour: "numeric", minute: "2-digit", ...partOfDay }),
  };
}

function written(at: string | number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Date(at).toLocaleDateString(locales[language], { ...options, timeZone: "UTC" });
}

/** The start of a day such as `2025-01-28` in India (RFC 3339). */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+05:30`;
}
