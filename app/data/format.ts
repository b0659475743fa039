import type { Language } from "./paths.ts";

/**
 * A sentence of `content/` with its placeholders filled.
 * @param copy such as “Up to {size} MB”; a placeholder without a value stays as it is written
 * @param values by the name between the braces
 */
export function interpolate(copy: string, values: Record<string, string | number>): string {
  return copy.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The day in India, such as `2026-11-22`, whatever the machine's own time zone. India keeps no summer time. */
export function getIndianDay(at = new Date()): string {
  return new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

const locales = { en: "en-IN", hi: "hi-IN" };

/** A day such as 2026-12-06, or a moment in UTC, as “6 December 2026”, in Hindi “6 दिसंबर 2026”. */
export function formatDay(day: string | number, language: Language = "en"): string {
  return written(day, language, { day: "numeric", month: "long", year: "numeric" });
}

/** A month such as 2026-12 as “December 2026”, in Hindi “दिसंबर 2026”. */
export function formatMonth(month: string, language: Language): string {
  return written(month, language, { month: "long", year: "numeric" });
}

function written(at: string | number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Date(at).toLocaleDateString(locales[language], { ...options, timeZone: "UTC" });
}

/** A day such as `2025-01-28` as the moment it begins in India (RFC 3339). */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+05:30`;
}
