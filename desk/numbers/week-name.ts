/** A week by its Monday, such as “16 Nov”; with the year for a table. */
export function weekName(from: string, short = false): string {
  return new Intl.DateTimeFormat("en-IN", {
    day: "numeric",
    month: "short",
    ...(!short && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(from.slice(0, 10)));
}
