import fc from "fast-check";
import { expect, test } from "vitest";
import { maxEntries, maxWeeks, readPlanAddress, writePlanAddress } from "./plan-address.ts";

const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,4}$/), { maxLength: 30 });
const plans = fc.record({
  chosen: slugs,
  other: slugs,
  weeks: fc.option(fc.integer({ min: 1, max: maxWeeks }), { nil: undefined }),
  start: fc.option(
    fc
      .date({ min: new Date("1000-01-01"), max: new Date("2999-12-31"), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    { nil: undefined },
  ),
});
/** What people and programs put where a slug, a number or a day belongs. */
const values = fc.oneof(
  fc.constantFrom("a", "b,a", " A ", ",", "%", "%zz", "-1", "0", "4.5", "104", "105", "1e2"),
  fc.constantFrom("2026-02-30", "2026-13-45", "2026-00-00", "9999-99-99", "2026-12-31"),
  fc.string({ maxLength: 8 }),
  fc.string({ minLength: 79, maxLength: 82, unit: fc.constantFrom("x", "ß", "क") }),
);
const queries = fc
  .array(fc.tuple(fc.constantFrom("s", "with", "weeks", "start"), values), { maxLength: 6 })
  .map((said) => said.map((pair) => pair.join("=")).join("&"));
const strings = fc.oneof(fc.string({ unit: "binary" }), queries);

test("whatever plan is written into an address is read out of it again", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      expect(readPlanAddress(writePlanAddress(plan))).toEqual(plan);
    }),
  );
});

test("any string gives a plan, and a plan that was read once reads the same ever after", () => {
  fc.assert(
    fc.property(strings, (text) => {
      const plan = readPlanAddress(text);
      for (const list of [plan.chosen, plan.other]) expect(new Set(list).size).toBe(list.length);
      expect(plan.chosen.length).toBeLessThanOrEqual(maxEntries);
      for (const slug of [...plan.chosen, ...plan.other])
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}_-]{1,80}$/u);
      if (plan.weeks !== undefined) {
        expect(plan.weeks).toBeGreaterThanOrEqual(1);
        expect(plan.weeks).toBeLessThanOrEqual(maxWeeks);
      }
      if (plan.start) expect(new Date(plan.start).toISOString().slice(0, 10)).toBe(plan.start);
      expect(readPlanAddress(writePlanAddress(plan))).toEqual(plan);
    }),
    { numRuns: 500 },
  );
});

test("ticked boxes that a browser sends by itself are the same plan as a list with commas", () => {
  fc.assert(
    fc.property(slugs, (chosen) => {
      const sent = `?${new URLSearchParams(chosen.map((slug) => ["s", slug]))}`;
      expect(readPlanAddress(sent)).toEqual(readPlanAddress(writePlanAddress({ chosen })));
    }),
  );
});

test.each([
  [
    "?s=ashoka-heights,gt-natura&with=cg-heights&weeks=4&start=2026-12-31",
    [["ashoka-heights", "gt-natura"], ["cg-heights"], 4, "2026-12-31"],
  ],
  [
    "?s=Ashoka-Heights,,ashoka-heights, gt-natura",
    [["ashoka-heights", "gt-natura"], [], undefined, undefined],
  ],
  ["?s=%3Cscript%3E,a%20b", [[], [], undefined, undefined]],
  ["?weeks=0&start=2026-02-30", [[], [], undefined, undefined]],
  ["?weeks=4.5&start=tomorrow", [[], [], undefined, undefined]],
  ["?start=2026", [[], [], undefined, undefined]],
  ["?start=%2B012026-12-31", [[], [], undefined, undefined]],
  ["", [[], [], undefined, undefined]],
])("%s is read as it is meant", (search, [chosen, other, weeks, start]) => {
  expect(readPlanAddress(search)).toEqual({ chosen, other, weeks, start });
});

test("a plan that only says when needs no list of places", () => {
  expect(writePlanAddress({ weeks: 4 })).toBe("?weeks=4");
});

test("of a list that is longer than any plan the first are taken", () => {
  const slugs = Array.from({ length: maxEntries + 1 }, (_, at) => `place-${at}`);
  expect(readPlanAddress(`?s=${slugs}`).chosen).toEqual(slugs.slice(0, maxEntries));
});

test("an empty plan needs no address", () => {
  expect(writePlanAddress({ chosen: [], other: [] })).toBe("");
});
