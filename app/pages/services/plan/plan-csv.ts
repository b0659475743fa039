import { formatCsv } from "../../../../formats/spreadsheet.ts";
import { interpolate } from "../../../data/format.ts";
import type { CostLine, Costs } from "../../../data/places/costs.ts";
import { type PlaceSummary, sumPlaces } from "../../../data/places/place-sums.ts";
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
 * A plan as CSV for spreadsheets: a line for each place's boards of one kind and size, and below an empty line one for each
 * row of the price list that it is calculated by.
 * @param span its weeks and first day in words, or nothing
 */
export function formatPlanCsv(
  { copy: page, gst }: Pick<PlanPage, "copy" | "gst">,
  places: PlaceSummary[],
  { months, rents, once, sum, gst: tax, total }: Costs,
  span: string,
): string {
  const { costs: words, sheet } = page;
  const copy = { ...page.columns, ...page.csv };
  const lines = places.flatMap((place) =>
    sumPlaces([place]).sizes.map(({ kindName, width, height, count }, at) => [
      copy[place.medium],
      place.name,
      place.location,
      place.seen,
      kindName,
      width,
      height,
      count,
      // People, flats and rent appear only in a place's first line, so that columns add up.
      ...(at === 0 && place.people > 0 ? [place.people, place.flats] : ["", ""]),
      ...(at > 0 ? ["", ""] : place.rent ? [place.rent.from, place.rent.to] : [sheet.unpriced, ""]),
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
    [copy.cost, copy.times, page.months.title, copy.per, copy.from, copy.to],
    ...[...rents, ...once].map(costLine),
    [words.sum, "", "", "", sum.from, sum.to],
    [interpolate(words.gst, { percent: gst }), "", "", "", tax.from, tax.to],
    [words.total, "", "", "", total.from, total.to],
  ]);
}
