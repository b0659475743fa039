/** Milliseconds by which India is ahead of UTC all year round (tz database, Asia/Kolkata, since 1945). */
export const indianOffset = 5.5 * 60 * 60 * 1000;

/** The last day that a field for a day takes: without it Chromium takes years of six digits. */
export const lastWritableDay = "9999-12-31";

export const dayMs = 24 * 60 * 60 * 1000;

/** The day in India, such as 2026-11-23, whatever the machine's time zone. */
export function indianDay(at = new Date()): string {
  return new Date(at.getTime() + indianOffset).toISOString().slice(0, 10);
}

/** Whether the day exists: the thirtieth of February doesn't. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
