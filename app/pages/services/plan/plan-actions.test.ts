import { expect, test } from "vitest";
import { sampleEntries } from "../../../../tests/sample-entries.ts";
import { interpolate } from "../../../data/format.ts";
import { formatBoards } from "../figures.ts";
import { type PlanEntry, sumPlan } from "../places/media-plan.ts";
import { readPlanCopy } from "../places/plan-copy.server.ts";
import { composeMessage } from "./plan-actions.tsx";

const { site, society } = sampleEntries;

const copy = readPlanCopy();
const words = copy.message;
const boardsOf = (entry: PlanEntry) => formatBoards(copy, sumPlan([entry])).join(", ");
const residents = { people: "12,500", flats: "310" };
const url = "https://chowk360.example/plan?s=telibandha";

test("a plan is sent as an enquiry that names its places, totals, dates and reasons, and links to the plan", () => {
  const services = ["Outdoor Advertising", "Society Branding"];
  const plan = { entries: [society, site], services, span: "4 weeks", note: "  Opening of a shop\n", url };
  expect(composeMessage(copy, plan).split("\n")).toEqual([
    words.first,
    interpolate(words.services, { services: services.join(", ") }),
    `- ${interpolate(words.entry, { ...society, boards: boardsOf(society) })}${interpolate(words.people, residents)}`,
    `- ${interpolate(words.entry, { ...site, boards: boardsOf(site) })}`,
    interpolate(words.sum, { boards: 4, ...residents }),
    interpolate(words.span, { span: "4 weeks" }),
    interpolate(words.note, { note: "Opening of a shop" }),
    interpolate(words.link, { url }),
  ]);
});
