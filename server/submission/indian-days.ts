/** India is ahead of UTC by so much all year (tz database, Asia/Kolkata, since 1945). */
const ahead = 5.5 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** When a day begins in India, or so many days later. @param date such as 2026-11-23 @returns ISO 8601 in UTC */
export function startOfIndianDay(date: string, days = 0): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day - ahead).toISOString();
}

/** The Mondays of the last so many weeks as in India, oldest first, this week's among them. */
export function indianMondays(now: Date, weeks: number): string[] {
  const there = new Date(now.getTime() + ahead);
  const monday = there.getTime() - ((there.getUTCDay() + 6) % 7) * day;
  return Array.from({ length: weeks }, (_, index) =>
    new Date(monday - (weeks - 1 - index) * 7 * day).toISOString().slice(0, 10),
  );
}
