import { ContentError } from "../../../data/content-error.ts";
import { memoize } from "../../../data/open-content.server.ts";
import { readServices } from "../../../data/services.server.ts";
import { readInventoryPage } from "../places/inventory/inventory-page.server.ts";
import { readSocieties } from "../places/societies.server.ts";
import { readSocietyCopy } from "../places/society-copy.server.ts";

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
