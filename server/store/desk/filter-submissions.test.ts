import { expect, test } from "vitest";
import { processClock } from "../clock.ts";
import { type FilterQuery, readFilter } from "./filter-submissions.ts";

const read = (query: Partial<FilterQuery>) =>
  readFilter(
    { q: "", state: "new", ...query },
    processClock(() => new Date("2026-11-23T05:00:00Z")),
  );

test("a list is filtered by state, kind, service and days as in India, both counted in", () => {
  expect(read({ kind: "enquiry", service: "Outdoor", from: "2026-11-21", to: "2026-11-23" })).toEqual({
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

test("what is withdrawn is left out as soon as words or a service are looked for", () => {
  const states = (query: Partial<FilterQuery>) => read({ state: "all", ...query })?.filter.states;
  expect(states({ kind: "enquiry" })).toEqual(["new", "done", "quarantined", "spam", "withdrawn"]);
  for (const query of [{ q: "asha" }, { service: "Outdoor" }])
    expect(states(query)).toEqual(["new", "done", "quarantined", "spam"]);
  expect(read({ state: "withdrawn", kind: "enquiry" })).toBeDefined();
});

test.each<[string, Partial<FilterQuery>]>([
  ["signs without a word", { q: "?!" }],
  ["words of what is withdrawn", { q: "asha", state: "withdrawn" }],
  ["a service of what is withdrawn", { service: "Outdoor", state: "withdrawn" }],
  ["a service with a character that none has", { service: "Out\0door" }],
  ["a person with a character that none has", { person: "a\0" }],
])("nothing is found by %s", (_what, query) => {
  expect(read(query)).toBeUndefined();
});

test("whose they are is looked for by account, and nobody's by name; due is what is new or done", () => {
  expect(read({ person: "asha" })?.filter.person).toBe("asha");
  expect(read({ person: "nobody" })?.filter.person).toBeNull();
  expect(read({ state: "due" })?.filter).toMatchObject({ states: ["new", "done"], dueBy: expect.anything() });
});
