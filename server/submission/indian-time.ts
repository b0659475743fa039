/**
 * A moment as the staff in India read it.
 * @param iso ISO 8601
 * @param style `medium` for a table (21 Nov 2026, 10:00 am), `full` for a sentence (Saturday, 21 November 2026 …)
 */
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
