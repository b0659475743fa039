import { csvOf } from "../places/csv.ts";
import type { PlanEntry } from "../places/plan-entry.ts";
import { sumPlan } from "../places/plan-sums.ts";
import type { PlanPageCopy } from "./plan-page.server.ts";

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
export function planCsv(copy: PlanPageCopy["csv"], entries: PlanEntry[]): string {
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
  return csvOf([columns.map((column) => copy[column]), ...lines]);
}
