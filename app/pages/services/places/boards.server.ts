import { memoize } from "../../../data/open-content.server.ts";
import { readServices } from "../../../data/services.server.ts";
import { readPlanCopy } from "./plan-copy.server.ts";
import { readPlanEntries } from "./plan-entries.server.ts";
import type { PlanEntry } from "./plan-entry.ts";
import { sizeText } from "./plan-figures.ts";
import { readSiteInventories } from "./sites.server.ts";
import { readSocieties } from "./societies.server.ts";

/** What is drawn of a place, with its index in its list, which varies the drawing. */
type Drawn =
  | { society: ReturnType<typeof readSocieties>[number]; index: number }
  | { site: ReturnType<typeof readSiteInventories>[number]["sites"][number]; index: number };

const read = memoize(() => {
  const copy = readPlanCopy();
  const entries = new Map(readPlanEntries().map((entry) => [entry.slug, entry]));
  const ofSocieties = readServices().find(({ inventory }) => inventory)?.path ?? "";
  const societies = readSocieties().map((society, index) => ({
    ...pick(society),
    path: `/societies/${society.slug}`,
    service: ofSocieties,
    board: society.board,
    size: society.size,
    people: society.people,
    drawn: { society, index } as Drawn,
  }));
  const sites = readSiteInventories().flatMap(({ service, sites }) =>
    sites.map((site, index) => ({
      ...pick(site),
      path: `/sites/${site.slug}`,
      service,
      board: copy.kinds[site.kind],
      size: `${site.count > 1 ? `${site.count} × ` : ""}${sizeText(copy, site)}`,
      people: site.passers,
      drawn: { site, index } as Drawn,
    })),
  );
  return [...societies, ...sites].map((one) => ({ ...(entries.get(one.slug) as PlanEntry), ...one }));
});

export type Board = ReturnType<typeof read>[number];

/**
 * Every society and site with what its own page, its template and the map need beyond its entry in the plan.
 * @throws ContentError as the readers of societies, sites and the plan do
 */
export const readBoards: () => Board[] = read;

function pick<
  Own extends Pick<ReturnType<typeof readSocieties>[number], "at" | "road" | "source" | "blurb" | "slug">,
>({ slug, at, road, source, blurb }: Own) {
  return { slug, at, road, source, blurb };
}
