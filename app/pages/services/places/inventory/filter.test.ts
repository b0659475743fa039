import { expect, test } from "vitest";
import { readPlaces } from "../../../../data/places/places.server.ts";
import {
  type Filter,
  findNearest,
  listDistinctions,
  listRentLimits,
  matchesFilter,
  noFilter,
  readFilter,
  writeFilter,
} from "./filter.ts";

const today = "2026-11-26";
const spare = { people: 0, filter: { seen: [], areas: ["East"] }, bookings: [] };
const hoarding = { kind: "Hoarding", key: "hoarding", width: 20, height: 10, count: 1 };
const station = {
  ...spare,
  name: "Station Road",
  boards: [hoarding],
  rent: { from: 20_000, to: 60_000 },
  bookings: [{ until: "2026-12-05" }],
};
const square = { ...spare, name: "Square", boards: [hoarding], rent: { from: 35_000, to: 90_000 } };
const unpriced = { ...spare, name: "Wall", boards: [{ ...hoarding, kind: "Wall" }], rent: undefined };
const boards = [station, square, unpriced];
const choose = (filter: Partial<Filter>) => ({ ...noFilter, ...filter });

test.each([
  [{ rent: 25_000, free: "now", kind: "Hoarding" }, "Station Road", "free", "2026-12-06"],
  [{ rent: 34_000, free: "now", kind: "Hoarding" }, "Square", "rent", 35_000],
  [{ rent: 25_000, area: "West" }, "Station Road", "area", ""],
  [{ kind: "Wall", rent: 25_000 }, "Station Road", "kind", ""],
  [{ rent: 15_000, free: "now", area: "West" }, undefined, undefined, undefined],
] as const)(
  "where %o lets nothing through, %s is nearest, and just its %s has to change",
  (wish, name, condition, value) => {
    const filter = choose(wish);
    expect(boards.filter((board) => matchesFilter(board, filter, today))).toEqual([]);
    const nearest = findNearest(boards, filter, today);
    expect([nearest?.board.name, nearest?.condition, condition && nearest?.filter[condition]]).toEqual([
      name,
      condition,
      value,
    ]);
    if (nearest) expect(matchesFilter(nearest.board, nearest.filter, today)).toBe(true);
  },
);

test("a board without a rent matches no limit of rent, and a booked day isn't free", () => {
  const names = (wish: Partial<Filter>) =>
    boards.filter((board) => matchesFilter(board, choose(wish), today)).map(({ name }) => name);
  expect(names({ rent: 99_999_999 })).toEqual(["Station Road", "Square"]);
  expect(names({ free: "2026-12-05" })).toEqual(["Square", "Wall"]);
  expect(names({ free: "2026-12-06" })).toHaveLength(3);
  expect(names({ free: "2020-01-01" }), "a day that is past stands for today").toEqual(["Square", "Wall"]);
});

test("a unipole of two faces is found by the rent of one, as they are let singly", () => {
  const unipole = { ...square, boards: [{ ...hoarding, key: "unipole", count: 2 }] };
  const limits = [17_499, 17_500].map((rent) => matchesFilter(unipole, choose({ rent }), today));
  expect(limits).toEqual([false, true]);
});

test("a filter survives its address, and what an address can't mean is ignored", () => {
  const filter = choose({ rent: 25_000, free: "2026-12-06", kind: "Hoarding", sort: "rent" });
  expect(readFilter(writeFilter(filter, "?s=other"))).toEqual(filter);
  expect(readFilter("?rent=-5&free=soon&sort=name&people=many")).toEqual(noFilter);
});

test("only what parts the boards is offered: no area that all have, no limit that lets all through", () => {
  const societies = readPlaces().filter(({ medium }) => medium === "society");
  expect(listDistinctions(societies, ({ filter }) => filter.areas)).not.toContain("Raipur");
  expect(listRentLimits(boards)).toEqual([25_000, 50_000]);
});
