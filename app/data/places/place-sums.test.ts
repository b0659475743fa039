import { expect, test } from "vitest";
import { samplePlaces } from "../../../tests/sample-places.ts";
import { matchPlaces, sumPlaces } from "./place-sums.ts";

const { site, society } = samplePlaces;
const board = { kind: "pylon" as const, kindName: "Pylon", width: 3, height: 5, count: 1 };

test("a plan adds up societies, sites, people, flats, boards and the square feet of both faces of a pylon, and lists each size of board once", () => {
  const secondSociety = {
    ...society,
    slug: "gt-natura",
    people: 501,
    flats: 33,
    boards: [{ ...board, count: 4 }],
  };
  expect(sumPlaces([society, secondSociety, site])).toEqual({
    societies: 2,
    sites: 1,
    people: 13_001,
    flats: 343,
    boards: 8,
    squareFeet: 6 * 2 * 15 + 3 + 800,
    sizes: [
      { ...board, count: 6 },
      { kind: "clip", kindName: "Clip", width: 1.5, height: 2, count: 1 },
      { kind: "hoarding", kindName: "Hoarding", width: 40, height: 20, count: 1 },
    ],
  });
  expect(sumPlaces([])).toMatchObject({ societies: 0, people: 0, boards: 0, squareFeet: 0, sizes: [] });
});

test("places named in an address keep its order, and those that no longer exist are reported as missing", () => {
  expect(matchPlaces(["telibandha", "old-towers", "ashoka-heights"], [society, site])).toEqual({
    matches: [site, society],
    missing: ["old-towers"],
  });
});
