import { formatNumber } from "../../../../../formats/number.ts";
import { ContentError } from "../../../../data/content-error.ts";
import { interpolate } from "../../../../data/format.ts";
import { memoize } from "../../../../data/open-content.server.ts";
import {
  readSiteInventories,
  readSocieties,
  readSocietyCopy,
} from "../../../../data/places/inventory.server.ts";
import { readInventoryCopy } from "../../../../data/places/inventory-copy.server.ts";
import { readInventoryPlan, readMarks, readPlaces } from "../../../../data/places/places.server.ts";
import { readServices } from "../../../../data/services.server.ts";
import { readServicePage } from "../../service-page.server.ts";

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
  const boards = readPlaces().filter(({ service }) => service === address);
  const { see } = readInventoryCopy();
  const rents = boards.flatMap(({ rent }) => rent?.from ?? []);
  const lowest = { n: boards.length, from: formatNumber(Math.min(...rents)) };
  return {
    ...page,
    inventory: {
      title: inventory.title,
      text: inventory.text,
      /** Leads to the list from the first view. */
      see: rents.length > 0 ? interpolate(see[boards[0]?.medium ?? "site"], lowest) : inventory.title,
    },
    boards,
    marks: readMarks(boards),
    plan: readInventoryPlan(),
  };
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
