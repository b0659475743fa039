/** A day such as `2025-01-28` as the moment it begins in India (RFC 3339). */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+05:30`;
}
