import { memoize } from "../../../data/open-content.server.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { readBoards } from "./boards.server.ts";
import { readPlanCopy } from "./plan-copy.server.ts";
import type { PlanEntry } from "./plan-entry.ts";

/** Everything that can be put into a plan: the societies, then the sites, in the order of their lists. */
export const readPlanEntries = memoize((): PlanEntry[] =>
  readBoards().map(({ slug, name, place, seen, medium, people, flats, boards, freeFrom, price }) => {
    return { slug, name, place, seen, medium, people, flats, boards, freeFrom, price };
  }),
);

/** What an inventory shows of the plan: the copy of its checkboxes, bar and filters, and everything that can be added up. */
export const readInventoryPlan = memoize(() => {
  const { size, vacancy, tick, bar, filter, kit, map } = readPlanCopy();
  const copy = { size, vacancy, tick, bar, filter, kitLink: kit.link, mapLink: map };
  return { copy, entries: readPlanEntries(), builtOn: publishingDay() };
});

export type InventoryPlan = ReturnType<typeof readInventoryPlan>;
