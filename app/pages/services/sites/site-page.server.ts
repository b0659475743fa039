import { ContentError } from "../../../data/content-error.ts";
import { marksOf, readBoards } from "../places/boards.server.ts";
import { readInventoryPlan } from "../places/plan-entries.server.ts";
import { readSiteInventories } from "../places/sites.server.ts";
import { readSocietyCopy } from "../places/society-copy.server.ts";
import { readServicePage } from "../service-page.server.ts";

/**
 * The data of a service page with an inventory of sites.
 * @param path as for `readServicePage`
 * @throws ContentError when no file in `content/inventory` names the service
 */
export function readSitePage(path: string) {
  const page = readServicePage(path);
  const address = page.service.path;
  const found = readSiteInventories().find(({ service }) => service === address);
  if (!found)
    throw new ContentError(
      "content/inventory",
      "service",
      `no file here names ${address}; write one that does`,
    );
  const { title, text } = found;
  const boards = readBoards().filter(({ service }) => service === address);
  return {
    ...page,
    inventory: { title, text },
    boards,
    marks: marksOf(boards),
    drawing: readSocietyCopy().drawing,
    plan: readInventoryPlan(),
  };
}
