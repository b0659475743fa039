import { ContentError } from "../../../../data/content-error.ts";
import { readServicePage } from "../../service-page.server.ts";
import { marksOf, readBoards } from "../boards.server.ts";
import { readInventoryPlan } from "../plan-entries.server.ts";
import { readSiteInventories } from "../sites.server.ts";
import { readSocietyCopy } from "../society-copy.server.ts";

/**
 * The data of a service page with an inventory: of the societies, or of sites.
 * @param route as for `readServicePage`
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
  const boards = readBoards().filter(({ service }) => service === address);
  return {
    ...page,
    inventory: { title: inventory.title, text: inventory.text },
    boards,
    marks: marksOf(boards),
    drawing: readSocietyCopy().drawing,
    plan: readInventoryPlan(),
  };
}

export type InventoryPage = ReturnType<typeof readInventoryPage>;
