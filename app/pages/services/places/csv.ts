import { type PlanEntry, sumPlan } from "./media-plan.ts";
import type { PlanCopy } from "./plan-copy.server.ts";

/** Rows as CSV for spreadsheets. The byte order mark tells Excel that it is UTF-8. */
export function toCsv(rows: (string | number)[][]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(formatCell).join(",")}\r\n`).join("")}`;
}

/** Quoted if necessary, and never read as a formula. The cells hold our own words, so nothing hides before the sign. */
function formatCell(value: string | number): string {
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const columns = [
  "medium",
  "name",
  "place",
  "seen",
  "kind",
  "width",
  "height",
  "count",
  "people",
  "flats",
] as const;

/** A plan as CSV for spreadsheets: a line for each entry's boards of one kind and size. */
export function formatPlanCsv(copy: PlanCopy["csv"], entries: PlanEntry[]): string {
  const lines = entries.flatMap((entry) =>
    sumPlan([entry]).sizes.map(({ kind, width, height, count }, at) => [
      copy[entry.medium],
      entry.name,
      entry.place,
      entry.seen,
      kind,
      width,
      height,
      count,
      // People and flats appear only in an entry's first line, so that columns add up.
      ...(at === 0 && entry.people > 0 ? [entry.people, entry.flats] : ["", ""]),
    ]),
  );
  return toCsv([columns.map((column) => copy[column]), ...lines]);
}
