const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * “January 28, 2025” as `2025-01-28`, which a `time` element needs; undefined for any other text.
 * Written by hand because `Date` parses such texts differently in each browser.
 */
export function toIsoDate(longDate: string): string | undefined {
  const [, name = "", day = "", year = ""] = /^(\w+) (\d{1,2}), (\d{4})$/.exec(longDate) ?? [];
  const month = months.indexOf(name) + 1;
  if (month === 0 || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
}
