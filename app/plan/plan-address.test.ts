import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPlanAddress, maxPlaces, maxWeeks, parsePlanAddress } from "./plan-address.ts";

const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,4}$/), { maxLength: 30 });
const days = fc
  .date({ min: new Date("1000-01-01"), max: new Date("2999-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const plans = fc.record({
  chosen: slugs,
  other: slugs,
  weeks: fc.option(fc.integer({ min: 1, max: maxWeeks }), { nil: undefined }),
  start: fc.option(days, { nil: undefined }),
});
test("a plan written into an address is read back unchanged", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      expect(parsePlanAddress(formatPlanAddress(plan))).toEqual(plan);
    }),
  );
  expect(formatPlanAddress({ chosen: [], other: [] })).toBe("");
  const tooManySlugs = Array.from({ length: maxPlaces + 1 }, (_, n) => `place-${n}`);
  expect(parsePlanAddress(`?s=${tooManySlugs}`).chosen).toHaveLength(maxPlaces);
});

test.each([
  [
    "?s=ashoka-heights,gt-natura&with=cg-heights&weeks=4&start=2026-12-31",
    ["ashoka-heights", "gt-natura"],
    ["cg-heights"],
    4,
    "2026-12-31",
  ],
  ["?s=ashoka-heights&s=gt-natura", ["ashoka-heights", "gt-natura"], [], undefined, undefined],
  ["?s=Ashoka-Heights,,ashoka-heights, gt-natura", ["ashoka-heights", "gt-natura"], [], undefined, undefined],
  ["?s=%3Cscript%3E,a%20b", [], [], undefined, undefined],
  ["?weeks=0&start=2026-02-30", [], [], undefined, undefined],
  [`?weeks=${maxWeeks + 1}`, [], [], undefined, undefined],
  ["?weeks=4.5&start=tomorrow", [], [], undefined, undefined],
])("the plan in %s is read, and invalid parts are ignored", (address, chosen, other, weeks, start) => {
  expect(parsePlanAddress(address)).toEqual({ chosen, other, weeks, start });
});
