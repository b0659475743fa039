import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleEntries } from "../../../../tests/sample-entries.ts";
import { findChosen, type PlanEntry, sumPlan } from "./plan.ts";

const { site, society } = sampleEntries;
const board = { kind: "Pylon", width: 3, height: 5, count: 1 };

test("a plan adds up societies, sites, people, flats, boards and square feet, and lists boards of one size once", () => {
  const other = { ...society, slug: "gt-natura", people: 501, flats: 33, boards: [{ ...board, count: 4 }] };
  expect(sumPlan([society, other, site])).toEqual({
    societies: 2,
    sites: 1,
    people: 13_001,
    flats: 343,
    boards: 8,
    squareFeet: 6 * 15 + 3 + 800,
    sizes: [
      { ...board, count: 6 },
      { kind: "Clip", width: 1.5, height: 2, count: 1 },
      { kind: "Hoarding", width: 40, height: 20, count: 1 },
    ],
  });
  expect(sumPlan([])).toMatchObject({ societies: 0, people: 0, boards: 0, squareFeet: 0, sizes: [] });
});

test("in whatever order places are chosen, no board is lost between the list of sizes and the sum", () => {
  const boards = fc.record({
    kind: fc.constantFrom("Pylon", "Hoarding"),
    // Many of these read alike beside each other: 1 by 12 and 11 by 2.
    width: fc.constantFrom(1, 2, 11, 12, 30.5),
    height: fc.constantFrom(1, 2, 12, 2.5),
    count: fc.integer({ min: 1, max: 30 }),
  });
  const entries: fc.Arbitrary<PlanEntry[]> = fc.array(
    fc.record({ boards: fc.array(boards, { maxLength: 4 }) }).map((some) => ({ ...society, ...some })),
  );
  fc.assert(
    fc.property(entries, (all) => {
      const { sizes, ...sums } = sumPlan(all);
      const { sizes: backwards, ...others } = sumPlan(all.toReversed());
      expect(others).toEqual(sums);
      expect(new Set(backwards)).toEqual(new Set(sizes));
      expect(sizes.reduce((sum, { count }) => sum + count, 0)).toBe(sums.boards);
      expect(sizes.reduce((sum, one) => sum + one.width * one.height * one.count, 0)).toBe(sums.squareFeet);
    }),
  );
});

test("of what an address names, what is there is taken in the address's order, and the rest is named as gone", () => {
  expect(findChosen(["telibandha", "old-towers", "ashoka-heights"], [society, site])).toEqual({
    found: [site, society],
    gone: ["old-towers"],
  });
});

test("sizes are listed kind by kind as they are chosen, each kind's largest first, of two as large the wider", () => {
  const boards = [
    { ...board, width: 2, height: 6 },
    { ...board, kind: "Hoarding", width: 20, height: 10 },
    { ...board, width: 3, height: 5 },
    { ...board, width: 6, height: 2 },
    { ...board, kind: "Hoarding", width: 40, height: 20 },
  ];
  const { sizes } = sumPlan([{ ...society, boards }]);
  expect(sizes.map(({ kind, width, height }) => [kind, width, height])).toEqual([
    ["Pylon", 3, 5],
    ["Pylon", 6, 2],
    ["Pylon", 2, 6],
    ["Hoarding", 40, 20],
    ["Hoarding", 20, 10],
  ]);
});
