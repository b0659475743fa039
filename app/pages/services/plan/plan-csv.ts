import { formatCsv } from "../../../../formats/spreadsheet.ts";
import { interpolate } from "../../../data/format.ts";
import type { CostLine, PlanCosts } from "../../../data/places/costs.ts";
import { type PlanEntry, sumPlan } from "../../../data/places/media-plan.ts";
import type { PlanPage } from "./plan-page.server.ts";

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
  "rentFrom",
  "rentTo",
] as const;

/**
 * A plan as CSV for spreadsheets: a line for each entry's boards of one kind and size, and below an empty line one for each
 * row of the price list that it is calculated by.
 * @param span its weeks and first day in words, or nothing
 */
export function formatPlanCsv(
  { copy: { csv: copy, costs: words, sheet }, gst }: Pick<PlanPage, "copy" | "gst">,
  entries: PlanEntry[],
  { months, rents, once, sum, gst: tax, total }: PlanCosts,
  span: string,
): string {
  const lines = entries.flatMap((entry) =>
    sumPlan([entry]).sizes.map(({ kindName, width, height, count }, at) => [
      copy[entry.medium],
      entry.name,
      entry.place,
      entry.seen,
      kindName,
      width,
      height,
      count,
      // People, flats and rent appear only in an entry's first line, so that columns add up.
      ...(at === 0 && entry.people > 0 ? [entry.people, entry.flats] : ["", ""]),
      ...(at > 0 ? ["", ""] : entry.rent ? [entry.rent.from, entry.rent.to] : [sheet.unpriced, ""]),
    ]),
  );
  const costLine = ({ row, count, sum: { from, to } }: CostLine) => {
    return [row.what, count, row.board ? months : "", row.per, from, to];
  };
  return formatCsv([
    columns.map((column) => copy[column]),
    ...lines,
    [],
    ...(span ? [[span]] : []),
    [copy.cost, copy.times, copy.months, copy.per, copy.from, copy.to],
    ...[...rents, ...once].map(costLine),
    [words.sum, "", "", "", sum.from, sum.to],
    [interpolate(words.gst, { percent: gst }), "", "", "", tax.from, tax.to],
    [words.total, "", "", "", total.from, total.to],
  ]);
}
