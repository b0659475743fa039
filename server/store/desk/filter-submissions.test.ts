import { expect, test } from "vitest";
import { processClock } from "../clock.ts";
import { byTime, type FilterQuery, readFilter } from "./filter-submissions.ts";

const asked = (given: Partial<FilterQuery>) =>
  readFilter(
    { q: "", state: "new", ...given },
    processClock(() => new Date("2026-11-23T05:00:00Z")),
  );

test("a list is asked for by state, kind, service and days as in India, both counted in", () => {
  expect(asked({ kind: "enquiry", service: "Outdoor", from: "2026-11-21", to: "2026-11-23" })).toEqual({
    filter: {
      states: ["new"],
      kind: "enquiry",
      about: "Outdoor",
      since: "2026-11-20T18:30:00.000Z",
      until: "2026-11-23T18:30:00.000Z",
    },
    terms: [],
    isNarrowed: true,
  });
});

test.each<[boolean, Partial<FilterQuery>]>([
  [false, {}],
  [false, { state: "done" }],
  [true, { kind: "enquiry" }],
  [true, { from: "2026-11-21" }],
  [true, { to: "2026-11-21" }],
  [true, { service: "Outdoor" }],
  [true, { q: "asha" }],
  [true, { person: "nobody" }],
  [true, { state: "due" }],
])("%s: more than a tab is asked for by %j", (narrow, given) => {
  expect(asked(given)?.isNarrowed).toBe(narrow);
});

test("of all states those withdrawn are left out as soon as words or a service are asked for", () => {
  const states = (given: Partial<FilterQuery>) => asked({ state: "all", ...given })?.filter.states;
  expect(states({})).toEqual(["new", "done", "quarantined", "spam", "withdrawn"]);
  expect(states({ kind: "enquiry" })).toContain("withdrawn");
  for (const given of [{ q: "asha" }, { service: "Outdoor" }])
    expect(states(given)).toEqual(["new", "done", "quarantined", "spam"]);
});

test.each<[string, Partial<FilterQuery>]>([
  ["signs without a word", { q: "?!" }],
  ["words of those withdrawn", { q: "asha", state: "withdrawn" }],
  ["a service of those withdrawn", { service: "Outdoor", state: "withdrawn" }],
  ["a service with a character that none has", { service: "Out\0door" }],
])("nothing is found by %s", (_what, given) => {
  expect(asked(given)).toBeUndefined();
});

test("those withdrawn are found by kind and days", () => {
  expect(asked({ state: "withdrawn", kind: "enquiry" })).toBeDefined();
});

test("the list goes from the newest to the oldest, and by id where two came at once", () => {
  const list = [
    { received_at: "2026-11-21T04:30:00.000Z", id: "b" },
    { received_at: "2026-11-22T04:30:00.000Z", id: "c" },
    { received_at: "2026-11-21T04:30:00.000Z", id: "a" },
  ];
  expect(list.toSorted(byTime).map(({ id }) => id)).toEqual(["c", "a", "b"]);
  expect(
    list
      .toReversed()
      .sort(byTime)
      .map(({ id }) => id),
  ).toEqual(["c", "a", "b"]);
});

test("whose they are is asked by account, and nobody's by name; what is due, of what is new or done by the time in India", () => {
  expect(asked({ person: "asha" })?.filter.person).toBe("asha");
  expect(asked({ person: "nobody" })?.filter.person).toBeNull();
  expect(asked({ state: "due" })?.filter).toMatchObject({
    states: ["new", "done"],
    dueBy: expect.anything(),
  });
  expect(asked({ person: "a\0" })).toBeUndefined();
});
