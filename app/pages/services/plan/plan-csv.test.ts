import { expect, test } from "vitest";
import { sampleEntries } from "../../../../tests/sample-entries.ts";
import { readPlanCopy } from "../places/plan-copy.server.ts";
import type { PlanEntry } from "../places/plan-entry.ts";
import { planCsv } from "./plan-csv.ts";

const { site, society } = sampleEntries;

const { csv: words } = readPlanCopy();
const heading = [
  words.medium,
  words.name,
  words.place,
  words.seen,
  words.kind,
  words.width,
  words.height,
  words.count,
  words.people,
  words.flats,
].join(",");
const lines = (...entries: PlanEntry[]) => planCsv(words, entries).split("\r\n");

test("a plan's table has a line for each kind of board, and counts an entry's people once", () => {
  const name = '"Ashoka ""Heights"", Phase 2"';
  expect(lines(society, site)).toEqual([
    `\ufeff${heading}`,
    `${words.society},${name},Mowa,At the gate,Pylon,3,5,2,12500,310`,
    `${words.society},${name},Mowa,At the gate,Clip,1.5,2,1,,`,
    `${words.site},Telibandha,Ring Road,Towards the airport,Hoarding,40,20,1,,`,
    "",
  ]);
});

test.each(["=1+1", "+91", "-2", "@sum", "\tx"])("no spreadsheet takes %j for a formula", (name) => {
  expect(lines({ ...site, name })[1]).toContain(`,'${name},`);
});

test.each([
  ["a comma", "Mowa, Raipur", '"Mowa, Raipur"'],
  ["a quotation mark", 'The "Gate"', '"The ""Gate"""'],
  ["a line break", "Mowa\nRaipur", '"Mowa\nRaipur"'],
  ["a line break of an old kind", "Mowa\rRaipur", '"Mowa\rRaipur"'],
  ["a sum in its middle", "Plot 1=2", "Plot 1=2"],
])("a place with %s stays in one cell", (_what, place, cell) => {
  expect(planCsv(words, [{ ...site, place }])).toContain(`Telibandha,${cell},Towards`);
});
