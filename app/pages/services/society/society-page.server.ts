import { ContentError } from "../../../data/content-error.ts";
import { memoize } from "../../../data/open-content.server.ts";
import { readServices } from "../../../data/services.server.ts";
import { marksOf, readBoards } from "../places/boards.server.ts";
import { readInventoryPlan } from "../places/plan-entries.server.ts";
import { readSocieties } from "../places/societies.server.ts";
import { readSocietyCopy } from "../places/society-copy.server.ts";
import { readServicePage } from "../service-page.server.ts";

/** The data of the Society Branding page: a service page with totals and the inventory of societies. */
export const readSocietyPage = memoize(() => {
  const service = readServices().find((service) => service.inventory);
  if (!service)
    throw new ContentError(
      "content/services",
      "inventory",
      "no service shows the societies; give one of the files totalsTitle, and inventory with title and text",
    );
  const page = readServicePage(service.path);
  const { inventory, totalsTitle, file: serviceFile } = page.service;
  if (!inventory || !totalsTitle)
    throw new ContentError(
      serviceFile,
      "totalsTitle",
      "the page that shows the societies needs totalsTitle, the heading over their figures; write it here",
    );
  const boards = readBoards().filter(({ medium }) => medium === "society");
  const societyCopy = readSocietyCopy();
  return {
    ...page,
    ...{ inventory, totalsTitle, societyCopy, boards },
    drawing: societyCopy.drawing,
    plan: readInventoryPlan(),
    societies: readSocieties(),
    marks: marksOf(boards),
  };
});

export type SocietyPage = ReturnType<typeof readSocietyPage>;
