import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { samplePlaces } from "../../../../tests/sample-places.ts";
import { calculateCosts } from "../../../data/places/costs.ts";
import { readPlaceCopy } from "../../../data/places/place-copy.server.ts";
import type { PlaceSummary } from "../../../data/places/place-sums.ts";
import { readCostRows } from "../../../data/places/prices.server.ts";
import { readPlanCopy } from "../../../plan/plan-copy.server.ts";
import { formatPlanCsv } from "./plan-csv.ts";

const { site, society } = samplePlaces;
const copy = { ...readPlaceCopy(), ...readPlanCopy() };
const { sheet } = copy;
const words = { ...copy.csv, ...copy.columns, months: copy.months.title };
const format = (places: PlaceSummary[]) =>
  formatPlanCsv({ copy, gst: 18 }, places, calculateCosts(readCostRows(), places, 2, 18), "8 weeks");

test("a plan's table has a row for each size of board, counts a society's people once, and ends with its weeks and costs", () => {
  const [head, ...lines] = parse(format([society, site]), { bom: true, relax_column_count: true });
  expect(head).toEqual([
    ...[words.medium, words.name, words.place, words.seen, words.kind, words.width, words.height],
    ...[words.count, words.people, words.flats, words.rentFrom, words.rentTo],
  ]);
  const [asked, stands] = [
    [words.society, society.name, "Mowa", "At the gate"],
    [words.site, "Telibandha", "Ring Road", "Towards the airport"],
  ];
  expect(lines).toEqual([
    [...asked, "Pylon", "3", "5", "2", "12500", "310", "8000", "16000"],
    [...asked, "Clip", "1.5", "2", "1", "", "", "", ""],
    [...stands, "Hoarding", "40", "20", "1", "", "", sheet.unpriced, ""],
    [""],
    ["8 weeks"],
    [words.cost, words.times, words.months, words.per, words.from, words.to],
    ["Pylon, 3 x 5 ft", "2", "2", "a month", "12000", "28000"],
    ["A poster printed and put up", "5", "", "a poster", "2500", "7500"],
    ["Artwork for one board", "2", "", "a board", "10000", "30000"],
    [copy.costs.sum, "", "", "", "24500", "65500"],
    ["GST, 18 %", "", "", "", "4410", "11790"],
    [copy.costs.total, "", "", "", "28910", "77290"],
  ]);
});
