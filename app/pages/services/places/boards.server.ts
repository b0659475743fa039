import { memoize } from "../../../data/open-content.server.ts";
import { boardFolders } from "../../../data/paths.ts";
import { readServices } from "../../../data/services.server.ts";
import { indianNumber } from "../indian-number.ts";
import { readPlanCopy } from "./plan-copy.server.ts";
import { readPlanEntries } from "./plan-entries.server.ts";
import { sizeText } from "./plan-figures.ts";
import { readSiteInventories, type Site } from "./sites.server.ts";
import { readSocieties, type Society, type SocietyBoard } from "./societies.server.ts";

/** What is drawn of a place, with its index in its list, which varies the drawing. */
export type Drawn = { society: Society; index: number } | { site: Site; index: number };

/**
 * Every society and site with what its own page, its template and the map need of it.
 * @throws ContentError as the readers of societies, sites and the plan do
 */
export const readBoards = memoize(() => {
  // Refuses two places with one name in addresses.
  readPlanEntries();
  const copy = readPlanCopy();
  /** How a row of the price list begins that is for such a board. */
  const rowOf = (board: Pick<Site | SocietyBoard, "kind" | "width" | "height">) =>
    `${copy.kinds[board.kind]}, ${sizeText(copy, board)}`;
  const ofSocieties = readServices().find(({ inventory }) => inventory)?.path ?? "";
  const societies = readSocieties().map((society, index) => ({
    ...bookingOf(society),
    path: `${boardFolders.society}/${society.slug}`,
    service: ofSocieties,
    place: society.address,
    board: society.board,
    size: society.size,
    rows: society.boards.map(rowOf),
    boards: society.boards.map(({ width, height, poster }) => ({ width, height, poster })),
    people: society.peopleText,
    drawn: { society, index } as Drawn,
  }));
  const sites = readSiteInventories().flatMap(({ service, sites }) =>
    sites.map((site, index) => ({
      ...bookingOf(site),
      path: `${boardFolders.site}/${site.slug}`,
      service,
      place: site.place,
      board: copy.kinds[site.kind],
      size: `${site.count > 1 ? `${site.count} × ` : ""}${sizeText(copy, site)}`,
      rows: [rowOf(site)],
      boards: [{ width: site.width, height: site.height, poster: site.poster }],
      people: site.passers === undefined ? undefined : indianNumber(site.passers),
      drawn: { site, index } as Drawn,
    })),
  );
  return [...societies, ...sites];
});

export type Board = ReturnType<typeof readBoards>[number];

function bookingOf({ slug, name, blurb, at, road, source, free_from }: Society | Site) {
  return { slug, name, blurb, at, road, source, freeFrom: free_from };
}
