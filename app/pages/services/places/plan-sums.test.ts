import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleEntries } from "../../../../tests/sample-entries.ts";
import type { PlanEntry } from "./plan-entry.ts";
import { findChosen, sumPlan } from "./plan-sums.ts";

const { society } = sampleEntries;

const board = fc.record({
  kind: fc.constantFrom("Pylon", "Display board", "Hoarding"),
  // Few sides, many of which read alike beside each other: 1 by 12 and 11 by 2.
  width: fc.constantFrom(1, 2, 11, 12, 30.5),
  height: fc.constantFrom(1, 2, 12, 2.5),
  count: fc.integer({ min: 1, max: 30 }),
});
const entry: fc.Arbitrary<PlanEntry> = fc.record({
  slug: fc.stringMatching(/^[a-z]{1,6}$/),
  name: fc.string(),
  place: fc.string(),
  seen: fc.string(),
  medium: fc.constantFrom("society", "site"),
  people: fc.nat(5000),
  flats: fc.nat(300),
  boards: fc.array(board, { maxLength: 4 }),
});
const entries = fc.uniqueArray(entry, { selector: ({ slug }) => slug, maxLength: 25 });

const counts = ["societies", "sites", "people", "flats", "boards", "squareFeet"] as const;

test("a plan of one society or site comes to just what that has", () => {
  fc.assert(
    fc.property(entry, (one) => {
      const { sizes: _, ...sums } = sumPlan([one]);
      expect(sums).toEqual({
        societies: one.medium === "society" ? 1 : 0,
        sites: one.medium === "site" ? 1 : 0,
        people: one.people,
        flats: one.flats,
        boards: one.boards.reduce((sum, { count }) => sum + count, 0),
        squareFeet: one.boards.reduce((sum, { width, height, count }) => sum + width * height * count, 0),
      });
    }),
  );
});

test("two plans without a society in common come to the sum of both", () => {
  fc.assert(
    fc.property(entries, fc.nat(), (all, at) => {
      const cut = all.length === 0 ? 0 : at % all.length;
      const [one, other, whole] = [all.slice(0, cut), all.slice(cut), all].map(sumPlan);
      for (const count of counts) expect(whole?.[count]).toBe((one?.[count] ?? 0) + (other?.[count] ?? 0));
    }),
  );
});

test("the order in which things are chosen changes no sum", () => {
  fc.assert(
    fc.property(entries, (all) => {
      const [one, other] = [sumPlan(all), sumPlan([...all].reverse())];
      for (const count of counts) expect(other[count]).toBe(one[count]);
      expect(other.sizes).toHaveLength(one.sizes.length);
      expect(other.sizes).toEqual(expect.arrayContaining(one.sizes));
    }),
  );
});

test("no board is lost between the list of sizes and the sum, and no size stands there twice", () => {
  fc.assert(
    fc.property(entries, (all) => {
      const { sizes, boards, squareFeet } = sumPlan(all);
      expect(sizes.reduce((sum, { count }) => sum + count, 0)).toBe(boards);
      expect(sizes.reduce((sum, { width, height, count }) => sum + width * height * count, 0)).toBe(
        squareFeet,
      );
      expect(new Set(sizes.map(({ kind, width, height }) => `${kind} ${width} ${height}`)).size).toBe(
        sizes.length,
      );
    }),
  );
});

test("what an address names is either found or named as gone, in the address's order", () => {
  fc.assert(
    fc.property(entries, fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/)), (all, strangers) => {
      const slugs = [...all.map(({ slug }) => slug).reverse(), ...strangers].filter(
        (slug, at, list) => list.indexOf(slug) === at,
      );
      const { found, gone } = findChosen(slugs, all);
      expect([...found.map(({ slug }) => slug), ...gone].sort()).toEqual([...slugs].sort());
      expect(found).toEqual(slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? []));
    }),
  );
});

test("sizes are listed kind by kind as they are chosen, each kind's largest first, of two as large the wider", () => {
  const boards = [
    { kind: "Pylon", width: 2, height: 6, count: 1 },
    { kind: "Hoarding", width: 20, height: 10, count: 1 },
    { kind: "Pylon", width: 3, height: 5, count: 1 },
    { kind: "Pylon", width: 6, height: 2, count: 1 },
    { kind: "Hoarding", width: 40, height: 20, count: 1 },
    { kind: "Pylon", width: 4, height: 3, count: 1 },
    { kind: "Display board", width: 9, height: 9, count: 1 },
  ];
  const { sizes } = sumPlan([{ ...society, boards }]);
  expect(sizes.map(({ kind, width, height }) => [kind, width, height])).toEqual([
    ["Pylon", 3, 5],
    ["Pylon", 6, 2],
    ["Pylon", 4, 3],
    ["Pylon", 2, 6],
    ["Hoarding", 40, 20],
    ["Hoarding", 20, 10],
    ["Display board", 9, 9],
  ]);
});

test("an empty plan comes to nothing", () => {
  expect(sumPlan([])).toEqual({
    societies: 0,
    sites: 0,
    people: 0,
    flats: 0,
    boards: 0,
    squareFeet: 0,
    sizes: [],
  });
});
