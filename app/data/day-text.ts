import type { Language } from "./language.ts";

const locales = { en: "en-IN", hi: "hi-IN" };

/** A day such as 2026-12-06, or a moment in UTC, as “6 December 2026”, in Hindi “6 दिसंबर 2026”. */
export function dayText(day: string | number, language: Language = "en"): string {
  return written(day, language, { day: "numeric", month: "long", year: "numeric" });
}

/** A month such as 2026-12 as “December 2026”, in Hindi “दिसंबर 2026”. */
export function monthText(month: string, language: Language): string {
  return written(month, language, { month: "long", year: "numeric" });
}

function written(at: string | number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Date(at).toLocaleDateString(locales[language], { ...options, timeZone: "UTC" });
}
