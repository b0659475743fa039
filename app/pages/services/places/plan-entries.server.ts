import { ContentError } from "../../../data/content-error.ts";
import { memoize } from "../../../data/open-content.server.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { type PlanCopy, readPlanCopy } from "./plan-copy.server.ts";
import type { PlanEntry } from "./plan-entry.ts";
import { readSiteInventories, type Site } from "./sites.server.ts";
import { readSocieties, type Society } from "./societies.server.ts";

/**
 * Everything that can be put into a plan: the societies, then the sites, in the order of their lists.
 * @throws ContentError when two of them would have the same name in addresses
 */
export const readPlanEntries = memoize((): PlanEntry[] => {
  const { kinds } = readPlanCopy();
  const societies = readSocieties().map((one) => ({
    file: "content/societies.yaml",
    entry: societyEntry(one, kinds),
  }));
  const sites = readSiteInventories().flatMap(({ file, sites }) =>
    sites.map((one) => ({ file, entry: siteEntry(one, kinds) })),
  );
  const names = new Map<string, string>();
  return [...societies, ...sites].map(({ file, entry }) => {
    const before = names.get(entry.slug);
    if (before)
      throw new ContentError(
        file,
        "name",
        `“${entry.name}” and “${before}” would have the same name in addresses; change one of them`,
      );
    names.set(entry.slug, entry.name);
    return entry;
  });
});

/** What an inventory shows of the plan: the copy of its checkboxes, bar and filters, and everything that can be added up. */
export const readInventoryPlan = memoize(() => {
  const { kinds, size, vacancy, tick, bar, filter, card, drawing, kit, map } = readPlanCopy();
  const copy = { kinds, size, vacancy, tick, bar, filter, card, drawing, kitLink: kit.link, mapLink: map };
  return { copy, entries: readPlanEntries(), builtOn: publishingDay() };
});

export type InventoryPlan = ReturnType<typeof readInventoryPlan>;

function societyEntry(society: Society, kinds: PlanCopy["kinds"]): PlanEntry {
  const { slug, name, address, visibility, people, flats, boards, free_from } = society;
  return {
    slug,
    name,
    place: address,
    seen: visibility,
    medium: "society",
    people,
    flats,
    boards: boards.map(({ kind, width, height }) => ({ kind: kinds[kind], width, height, count: 1 })),
    freeFrom: free_from,
  };
}

function siteEntry(
  { slug, name, place, facing, kind, width, height, count, free_from }: Site,
  kinds: PlanCopy["kinds"],
): PlanEntry {
  const boards = [{ kind: kinds[kind], width, height, count }];
  return {
    slug,
    name,
    place,
    seen: facing,
    medium: "site",
    people: 0,
    flats: 0,
    boards,
    freeFrom: free_from,
  };
}
