import { expect, test } from "vitest";
import { shownAtFirst } from "../../../../data/paths.ts";
import { splitWords } from "../../../../data/places/search-words.ts";
import {
  describeMore,
  type Filter,
  type FilterablePlace,
  findNearest,
  formatFilter,
  listDistinctions,
  listMatches,
  listMonthLimits,
  listSizeLimits,
  matchesFilter,
  noFilter,
  parseFilter,
} from "./filter.ts";
import { listForFilter, readSocietyPage } from "./inventory-page.server.ts";

const today = "2026-11-26";
const describePlace = (name: string, facts: Partial<FilterablePlace> = {}) => ({
  ...{ name, people: 0, spots: [], isLit: true, bookings: [], kinds: ["Hoarding"], face: 200 },
  ...{ month: 34_810, at: [500, 500] as [number, number], words: splitWords(name).join(" ") },
  ...facts,
});
const station = describePlace("Station Road", { bookings: [{ until: "2026-12-05" }], month: 30_000 });
const square = describePlace("Square", { face: 800, month: 60_000, at: [900, 500] });
const wall = describePlace("Wall at the station", {
  ...{ kinds: ["Wall"], month: undefined, isLit: false, at: [510, 500] },
});
const places = [station, square, wall];

test("a road is found as people write it: with an invisible character from a chat, in full-width letters, without its dot", () => {
  for (const q of ["sta\u200btion", "ＳＴＡＴＩＯＮ", "Státion"]) expect(splitWords(q)).toEqual(["station"]);
  expect(splitWords("फाफाडीह़ चाँद")).toEqual(splitWords("फाफाडीह चांद"));
});

const choose = (filter: Partial<Filter>) => ({ ...noFilter, ...filter });
const names = (filter: Partial<Filter>) => listMatches(places, choose(filter), today).map(({ name }) => name);

test.each([
  [{ month: 32_000, free: today, kind: "Hoarding" }, "Station Road", { free: "2026-12-06" }],
  [{ month: 55_000, free: today, kind: "Hoarding" }, "Square", { month: 60_000 }],
  [{ q: "canal", month: 32_000 }, "Station Road", { q: "" }],
  [{ q: "wall", kind: "Wall", light: "lit" }, "Wall at the station", { light: "" }],
  [{ month: 25_000, free: today, q: "square", size: 900 }, "Square", { month: 60_000, size: 800 }],
] as const)(
  "where %o lets nothing through, %s comes nearest, and just %o has to change, also several at once",
  (wish, name, changes) => {
    const filter = choose(wish);
    expect(names(wish)).toEqual([]);
    const nearest = findNearest(places, filter, today);
    expect(nearest?.place.name).toBe(name);
    expect(nearest?.conditions.toSorted()).toEqual(Object.keys(changes).sort());
    expect(nearest?.filter).toEqual({ ...filter, ...changes });
    if (nearest) expect(matchesFilter(nearest.place, nearest.filter, today)).toBe(true);
  },
);

test("a place without a price matches no limit of money, and a booked day isn't free", () => {
  expect(names({ month: 99_999_999 })).toEqual(["Station Road", "Square"]);
  expect(names({ free: "2026-12-05" })).toEqual(["Square", "Wall at the station"]);
  expect(names({ free: "2026-12-06" })).toHaveLength(3);
  expect(names({ free: "2020-01-01" }), "a day that is past stands for today").not.toContain("Station Road");
});

test("a list can begin with the cheapest, the soonest, the largest, or what stands nearest to what is searched", () => {
  expect(names({ sort: "month" })).toEqual(["Station Road", "Square", "Wall at the station"]);
  expect(names({ sort: "free" })[2]).toBe("Station Road");
  expect(names({ sort: "size" })[0]).toBe("Square");
  expect(names({ sort: "near", q: "station road" })).toEqual([
    "Station Road",
    "Wall at the station",
    "Square",
  ]);
  expect(names({ sort: "near", q: "nowhere" }), "from nowhere nothing is near").toEqual([]);
});

test("the beginnings of a road's, an area's or a society's words find it, in English and in Hindi", () => {
  const societies = listForFilter(readSocietyPage().places);
  const find = (q: string) => listMatches(societies, choose({ q }), today).map(({ slug }) => slug);
  expect(find("ashok heig")).toEqual(["ashoka-heights"]);
  expect(find("अशोका")).toEqual(["ashoka-heights"]);
  expect(find("मोवा"), "its area").toContain("ashoka-heights");
  expect(find("hoka"), "the middle of a word").toEqual([]);
  expect(splitWords("फ़ाफाडीह चाँद"), "dots and half-moons are written as people like").toEqual(
    splitWords("फाफाडीह चांद"),
  );
});

test("a filter survives its address, and what an address can't mean is ignored", () => {
  const filter = choose({
    q: "मोवा",
    month: 25_000,
    free: "2026-12-06",
    kind: "Hoarding",
    sort: "month",
    page: 2,
  });
  expect(parseFilter(formatFilter(filter, "?s=other"))).toEqual(filter);
  expect(parseFilter("?month=-5&free=soon&sort=name&people=many&page=0")).toEqual(noFilter);
});

test("only what parts the places is offered: no kind that all have, no limit that lets all or none through", () => {
  expect(listDistinctions(places, ({ kinds }) => kinds)).toEqual(["Hoarding", "Wall"]);
  expect(listDistinctions([station, square], ({ kinds }) => kinds)).toEqual([]);
  expect(listMonthLimits(places)).toEqual([40_000, 60_000]);
  expect(listSizeLimits(places)).toEqual([800]);
});

test("the link below a long list says how many more it shows: a dozen, and at last those that are left", () => {
  expect(describeMore("{n} more", 200, shownAtFirst)).toBe(`${shownAtFirst} more`);
  expect(describeMore("{n} more", shownAtFirst + 3, shownAtFirst)).toBe("3 more");
});
