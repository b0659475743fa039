import { formatNumber } from "../../../../formats/number.ts";
import { interpolate } from "../../../data/format.ts";
import { memoize } from "../../../data/open-content.server.ts";
import { boardsPath, planPath } from "../../../data/paths.ts";
import { findLowestRent } from "../../../data/places/costs.ts";
import { readSiteInventories, readSocietyCopy } from "../../../data/places/inventory.server.ts";
import { type Place, readMarks, readPlaces, readPlanEntries } from "../../../data/places/places.server.ts";
import { readPlanCopy } from "../../../data/places/plan-copy.server.ts";
import { readCostRows, readPrices } from "../../../data/places/prices.server.ts";
import { findServiceByPath, readServices } from "../../../data/services.server.ts";
import { readSite } from "../../../data/site.server.ts";
import { createBreadcrumbs, createPageMeta } from "../../../seo/page-meta.server.ts";
import { readServicePageCopy } from "../service-page.server.ts";

/** The data of the plan page: all entries, what their drawings need, and the links to the inventories. */
export const readPlanPage = memoize(() => {
  const { head, ...copy } = readPlanCopy();
  const boards = readPlaces();
  const societyService = readServices().find(({ inventory }) => inventory);
  const siteServices = readSiteInventories().map(({ service, file }) =>
    findServiceByPath(service, file, "service"),
  );
  return {
    head: createPageMeta(head, planPath, {
      share: { src: "/artwork/plan.jpg", alt: head.description },
      data: [createBreadcrumbs({ name: copy.opening.title, path: planPath })],
    }),
    copy,
    entries: readPlanEntries(),
    prices: readPrices().copy.all,
    range: readPrices().copy.range,
    costRows: readCostRows(),
    gst: readSite().gst,
    subjects: Object.fromEntries(boards.map(({ slug, subject }) => [slug, subject])),
    marks: readMarks(boards),
    drawing: readSocietyCopy().drawing,
    enquire: readServicePageCopy().enquireNow.path,
    /** The service that an enquiry is about, by medium. */
    services: {
      society: societyService?.name ?? "",
      site: siteServices[0]?.name ?? societyService?.name ?? "",
    },
    /** Links to the lists, filtered by what a month may cost; lists with nothing for that are left out. */
    budgets: copy.start.budgets.map((most) => ({
      label: interpolate(copy.start.upTo, { most: formatNumber(most) }),
      links: listByRent(boards, most).map(({ service, medium, n }) => ({
        label: interpolate(copy.start.matches, { kind: copy.sheet[medium], n }),
        path: `${service}?rent=${most}#inventory`,
      })),
    })),
    inventories: [
      ...(societyService
        ? [{ label: copy.inventories.society, path: `${societyService.path}#inventory` }]
        : []),
      ...siteServices.map(({ name, path }) => ({
        label: interpolate(copy.inventories.site, { service: name }),
        path: `${path}#inventory`,
      })),
      { label: copy.map, path: boardsPath },
    ],
  };
});

/** How many boards of each list cost so many rupees a month at most. */
function listByRent(boards: Place[], most: number) {
  const services = [...new Set(boards.map(({ service }) => service))];
  return services.flatMap((service) => {
    const matches = boards.filter((board) => board.service === service && findLowestRent(board) <= most);
    return matches[0] ? [{ service, medium: matches[0].medium, n: matches.length }] : [];
  });
}

export type PlanPage = ReturnType<typeof readPlanPage>;
export type PlanPageCopy = PlanPage["copy"];
