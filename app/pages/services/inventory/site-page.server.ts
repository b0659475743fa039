import { ContentError } from "../../../data/content-error.ts";
import { readPlanCopy } from "../plan/plan-copy.server.ts";
import { readPlanEntries } from "../plan/plan-entries.server.ts";
import { readServicePage } from "../service-page.server.ts";
import { readSocietyCopy } from "../society/society-page.server.ts";
import { marksOn } from "./posters.server.ts";
import { readSiteInventories } from "./sites.server.ts";

/**
 * A service page that shows an inventory of sites: what every service page has, and the sites.
 * @param address as of `readServicePage`
 * @throws ContentError when no file of `content/inventory` names the service
 */
export function readSitePage(address: string) {
  const page = readServicePage(address);
  const { path } = page.service;
  const found = readSiteInventories().find(({ service }) => service === path);
  if (!found)
    throw new ContentError("content/inventory", "service", `no file here names ${path}; write one that does`);
  const { title, text, sites } = found;
  return {
    ...page,
    inventory: { title, text, sites },
    marks: marksOn(sites.map(({ poster }) => poster)),
    drawing: readSocietyCopy().drawing,
    plan: { copy: readPlanCopy(), entries: readPlanEntries() },
  };
}

export type SitePage = ReturnType<typeof readSitePage>;
