/** The day in India, such as `2026-11-22`, whatever the machine's own time zone. India keeps no summer time. */
export function dayInIndia(at = new Date()): string {
  return new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
