import { expect, test } from "vitest";
import { samplePlaces } from "../../../../tests/sample-places.ts";
import { interpolate } from "../../../data/format.ts";
import { formatBoards } from "../../../data/places/board-sizes.ts";
import { type PlaceSummary, sumPlaces } from "../../../data/places/place-sums.ts";
import { calculatePlan } from "./plan-costs.tsx";
import { readPlanPage } from "./plan-page.server.ts";
import { composeMessage, formatRange, formatSpan, summarizePlan } from "./plan-words.ts";

const { site, society } = samplePlaces;

const page = readPlanPage();
const { copy } = page;
const words = copy.message;
const lineOf = (place: PlaceSummary) =>
  interpolate(words.line, {
    name: place.name,
    place: place.location,
    boards: formatBoards(copy, sumPlaces([place])).join(", "),
  });
const residents = { people: "12,500", flats: "310" };
const url = "https://chowk360.example/plan?s=telibandha";

test("a plan is sent as an enquiry that names both services, its places, totals, costs, dates and reasons, and links to the plan", () => {
  const [service, other] = ["Outdoor Advertising", "Society Branding"];
  const places = [society, site];
  const costs = calculatePlan(page, places, { weeks: 8 });
  const summary = summarizePlan(page, { places, costs, span: "8 weeks" });
  const note = "  Opening of a shop\n";
  expect(composeMessage(copy, { summary, services: [service, other], note, url }).split("\n")).toEqual([
    interpolate(words.firstOfTwo, { service, other }),
    `- ${lineOf(society)}${interpolate(words.people, residents)}`,
    `- ${lineOf(site)}`,
    interpolate(words.sum, {
      boards: interpolate(words.boards.more, { n: 4 }),
      people: interpolate(words.people, residents),
    }),
    interpolate(words.costs, {
      months: "2 months",
      rent: formatRange(page, costs.rent),
      total: formatRange(page, costs.total),
    }),
    interpolate(words.unpriced, { names: site.name }),
    interpolate(words.span, { span: "8 weeks" }),
    interpolate(words.note, { note: "Opening of a shop" }),
    interpolate(words.link, { url }),
  ]);
});

const { span } = copy.when;
const four = interpolate(span.weeks, { n: 4 });

test.each([
  [undefined, undefined, ""],
  [1, undefined, span.week],
  [4, undefined, four],
  [undefined, "2026-12-31", interpolate(span.from, { from: "31 December 2026" })],
  [1, "2026-12-31", formatPeriod(span.week, "31 December 2026", "6 January 2027")],
  [4, "2028-02-01", formatPeriod(four, "1 February 2028", "28 February 2028")],
])("a plan of %s weeks from %s says when it runs, including its last day", (weeks, start, text) => {
  expect(formatSpan(span, { weeks, start })).toBe(text);
});

function formatPeriod(weeks: string, from: string, to: string) {
  return interpolate(span.whole, { span: weeks, from, to });
}
