import { projectToMap } from "../../../../data/city.server.ts";
import { ContentError } from "../../../../data/content-error.ts";
import { interpolate } from "../../../../data/format.ts";
import { memoize } from "../../../../data/open-content.server.ts";
import { placeFolders, shownAtFirst } from "../../../../data/paths.ts";
import { calculateFirstMonth, takeOneFace } from "../../../../data/places/first-month.server.ts";
import {
  readSiteInventories,
  readSocieties,
  readSocietyCopy,
} from "../../../../data/places/inventory.server.ts";
import { readPlaceCopy } from "../../../../data/places/place-copy.server.ts";
import { listMarks, type Place, readPlaces } from "../../../../data/places/places.server.ts";
import { listSearchWords } from "../../../../data/places/search-words.server.ts";
import { publishingDay } from "../../../../data/publishing.server.ts";
import { readServices } from "../../../../data/services.server.ts";
import { readServicePage } from "../../service-page.server.ts";
import type { ListedPlace } from "./filter.ts";

/**
 * The data of a service page with an inventory: of the societies, or of sites.
 * @throws ContentError when the service has no inventory, and no file in `content/inventory` names it
 */
export function readInventoryPage(route: { pattern: string }) {
  const page = readServicePage(route);
  const address = page.service.path;
  const inventory =
    page.service.inventory ?? readSiteInventories().find(({ service }) => service === address);
  if (!inventory)
    throw new ContentError(
      "content/inventory",
      "service",
      `no file here names ${address}; write one that does`,
    );
  const places = readPlaces().filter(({ service }) => service === address);
  const { see, size, counted, vacancy, filter, row, map } = readPlaceCopy();
  const medium = places[0]?.medium ?? "site";
  return {
    ...page,
    inventory: {
      title: inventory.title,
      text: inventory.text,
      /** Leads to the list from the first view. */
      see: interpolate(see[medium], { n: places.length }),
    },
    places,
    /** The page of the whole list, where it is longer than what is shown at first. */
    wholeListPath: places.length > shownAtFirst ? placeFolders[medium] : undefined,
    areas: listAreas(places),
    marks: listMarks(places),
    listCopy: { size, counted, vacancy, filter, row, map },
    builtOn: publishingDay(),
  };
}

/** The parts of the city that have a page, by name, and how many of these places stand there. */
function listAreas(places: Place[]) {
  const areas = Map.groupBy(places, ({ areaPath = "" }) => areaPath);
  return [...areas]
    .flatMap(([path, own]) => (path ? { path, name: own[0]?.area ?? "", count: own.length } : []))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** What the filter needs of these places. */
export function listForFilter(places: Place[]): ListedPlace[] {
  const words = listSearchWords();
  return places.map((place) => {
    const { slug, name, people, boards, spots, isLit, bookings, at } = place;
    return {
      slug,
      name,
      people,
      spots,
      isLit,
      bookings,
      kinds: boards.map(({ kindName }) => kindName),
      face: Math.max(...boards.map(({ width, height }) => width * height)),
      month: calculateFirstMonth(takeOneFace(place))?.from,
      at: at && projectToMap([at.latitude, at.longitude]),
      words: words.get(slug) ?? "",
    };
  });
}

export type InventoryPage = ReturnType<typeof readInventoryPage>;

/** The data of the Society Branding page: the inventory of societies, with their totals. */
export const readSocietyPage = memoize(() => {
  const service = readServices().find((service) => service.inventory);
  if (!service)
    throw new ContentError(
      "content/services",
      "inventory",
      "no service shows the societies; give one of the files totalsTitle, and inventory with title and text",
    );
  if (!service.totalsTitle)
    throw new ContentError(
      service.file,
      "totalsTitle",
      "the page that shows the societies needs totalsTitle, the heading over their figures; write it here",
    );
  return {
    ...readInventoryPage({ pattern: service.path }),
    totalsTitle: service.totalsTitle,
    societyCopy: readSocietyCopy(),
    societies: readSocieties(),
  };
});

export type SocietyPage = ReturnType<typeof readSocietyPage>;
