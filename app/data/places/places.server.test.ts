import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openContent, withContent } from "../open-content.server.ts";
import { readSocieties } from "./inventory.server.ts";
import { sumPlaces } from "./place-sums.ts";
import { readPlaceSummaries, readPlaces } from "./places.server.ts";

test("the specification's ten societies add up to 5,500 people in 1,046 flats", () => {
  // Further ones come after them.
  const entries = readPlaceSummaries().slice(0, 10);
  expect(sumPlaces(entries)).toMatchObject({ societies: 10, people: 5500, flats: 1046 });
});

test("no page gets to know for whom a board is booked", () => {
  const file = "content/societies.yaml";
  const text = readFileSync(file, "utf8").replace(
    "{ until: 2026-12-05 }",
    "{ until: 2099-12-05, for: Nabh }",
  );
  const [, { bookings, subject } = {}] = withContent(
    openContent(process.cwd(), { [file]: text }),
    readPlaces,
  );
  expect(bookings).toEqual([{ until: "2099-12-05" }]);
  expect(JSON.stringify(subject)).toContain("2099-12-05");
  expect(JSON.stringify(subject)).not.toContain("Nabh");
});

test.each([
  [
    "towers: 10",
    "towers: 9",
    "(entry 2).towers: Ashoka Heights: one tower is drawn for each block; write 10",
  ],
  [
    "size: 9 x 7 ft",
    "size: 9 x 8 ft",
    "(entry 4).boards: CG Heights: a board of 9 x 7 is drawn, but size says “9 x 8 ft”; make them agree",
  ],
  [
    'peopleText: "~1000"',
    'peopleText: "~900"',
    "(entry 1).peopleText: A tower society at Shankar Nagar: the card says “~900”, `people` says 1000; make them agree",
  ],
  ["poster: setu", "poster: setoo", "(entry 4).boards: there is no poster “setoo”; write one of to-let"],
])("%s changed to “%s” is refused, with advice", (text, replacement, message) => {
  const file = "content/societies.yaml";
  const content = openContent(process.cwd(), {
    [file]: readFileSync(file, "utf8").replace(text, replacement),
  });
  expect(() => withContent(content, readSocieties)).toThrow(`${file}: ${message}`);
});

test("two boards of one name are refused with that name, wherever they stand in the list", () => {
  const file = "content/inventory/outdoor.yaml";
  const text = readFileSync(file, "utf8").replace("name: Tatibandh hoarding", "name: Siltara gantry");
  expect(() => withContent(openContent(process.cwd(), { [file]: text }), readPlaces)).toThrow(
    "two places are called “Siltara gantry”",
  );
});

test("of a row of eight poles no more than eight are booked on a day, and of one board no two bookings share one", () => {
  const file = "content/inventory/outdoor.yaml";
  const book = (before: string, after: string) => {
    const text = readFileSync(file, "utf8").replace(`bookings: [${before}`, `bookings: [${after}`);
    return () => withContent(openContent(process.cwd(), { [file]: text }), readPlaces);
  };
  const some = "{ until: 2026-12-19, count: 5 }";
  expect(book(some, `${some}, { from: 2026-12-10, until: 2027-01-31, count: 3 }`)).not.toThrow();
  expect(book(some, `${some}, { from: 2026-12-10, until: 2027-01-31, count: 4 }`)).toThrow(
    "bookings: from 10 December 2026 on these bookings take 9 of 8; correct how many, or their days",
  );
  expect(book("{ until: 2026-12-05 }", "{ until: 2026-12-05 }, { until: 2026-11-30 }")).toThrow(
    "bookings: two of these bookings share a day; correct one of them, or take one out",
  );
  expect(book("{ until: 2026-12-05 }", "{ from: 2026-12-01, until: 2026-12-05, count: 3 }")).toThrow(
    "bookings: from 1 December 2026 on these bookings take 3 of 1; correct how many, or their days",
  );
});
