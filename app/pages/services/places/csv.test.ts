import { expect, test } from "vitest";
import { sampleEntries } from "../../../../tests/sample-entries.ts";
import { formatPlanCsv } from "./csv.ts";
import { readPlanCopy } from "./plan-copy.server.ts";

const { site, society } = sampleEntries;
const { csv: words } = readPlanCopy();

test("a plan's table has a row for each size of board, and counts a society's people once", () => {
  const name = '"Ashoka ""Heights"", Phase 2"';
  const { medium, name: place, place: address, seen, kind, width, height, count, people, flats } = words;
  expect(formatPlanCsv(words, [society, site]).split("\r\n")).toEqual([
    `\ufeff${[medium, place, address, seen, kind, width, height, count, people, flats]}`,
    `${words.society},${name},Mowa,At the gate,Pylon,3,5,2,12500,310`,
    `${words.society},${name},Mowa,At the gate,Clip,1.5,2,1,,`,
    `${words.site},Telibandha,Ring Road,Towards the airport,Hoarding,40,20,1,,`,
    "",
  ]);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+91", "'+91"],
  ["-2", "'-2"],
  ["@sum", "'@sum"],
  ["\tx", "'\tx"],
  ["Mowa, Raipur", '"Mowa, Raipur"'],
  ['The "Gate"', '"The ""Gate"""'],
  ["Mowa\nRaipur", '"Mowa\nRaipur"'],
  ["Plot 1=2", "Plot 1=2"],
])("a place called %j stays one cell, and no spreadsheet takes it for a formula", (place, cell) => {
  expect(formatPlanCsv(words, [{ ...site, place }])).toContain(`Telibandha,${cell},Towards`);
});
