import { expect, test } from "vitest";
import { samplePlaces } from "../../../../tests/sample-places.ts";
import { interpolate } from "../../../data/format.ts";
import { formatBoards } from "../../../data/places/board-sizes.ts";
import { type PlaceSummary, sumPlaces } from "../../../data/places/place-sums.ts";
import { composeMessage, summarizePlan } from "./plan-actions.tsx";
import { calculatePlan, formatRange } from "./plan-costs.tsx";
import { readPlanPage } from "./plan-page.server.ts";

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
