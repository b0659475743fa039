import { expect, test } from "vitest";
import { readSiteInventories } from "../sites.server.ts";
import { measures } from "./plan-elevation.ts";
import { planSite } from "./plan-site.ts";

const plans = readSiteInventories()
  .flatMap(({ sites }) => sites)
  .map((site, index) => ({ site, plan: planSite(site, index) }));

test.each(plans)("$site.name's board has its true size beside the person", ({ site, plan }) => {
  for (const { face } of plan.group.boards)
    expect([face.width / plan.foot, face.height / plan.foot]).toEqual([site.width, site.height]);
});

test.each(plans)("$site.name is drawn whole, the board clear of the person", ({ plan }) => {
  const { group, groupX, ground } = plan;
  expect(groupX).toBeGreaterThanOrEqual(0);
  expect(groupX + group.width).toBeLessThanOrEqual(measures.width);
  for (const { face } of group.boards) {
    expect(face.x).toBeGreaterThan(group.person.x + 20);
    expect(ground + face.y).toBeGreaterThan(40);
  }
});

test("the largest board that a file may name still fits into the drawing", () => {
  const [first] = plans;
  if (!first) throw new Error("no site is there to try it with");
  for (const kind of ["hoarding", "unipole", "gantry"] as const) {
    const { group, ground, groupX } = planSite({ ...first.site, kind, width: 40, height: 20 }, 0);
    expect(groupX + group.width).toBeLessThanOrEqual(measures.width);
    expect(ground - group.height).toBeGreaterThan(40);
  }
});
