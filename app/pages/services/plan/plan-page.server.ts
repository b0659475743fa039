import { interpolate } from "../../../data/format.ts";
import { memoize } from "../../../data/open-content.server.ts";
import { boardsPath } from "../../../data/paths.ts";
import { findLowestRent } from "../../../data/places/costs.ts";
import { readSiteInventories, readSocietyCopy } from "../../../data/places/inventory.server.ts";
import { readPlaceCopy } from "../../../data/places/place-copy.server.ts";
import { listMarks, type Place, readPlaceSummaries, readPlaces } from "../../../data/places/places.server.ts";
import { readCostRows, readPrices } from "../../../data/places/prices.server.ts";
import { findServiceByPath, readServices } from "../../../data/services.server.ts";
import { readSite } from "../../../data/site.server.ts";
import { planPath } from "../../../plan/plan-address.ts";
import { readPlanCopy } from "../../../plan/plan-copy.server.ts";
import { createBreadcrumbs, createPageMeta } from "../../../seo/page-meta.server.ts";
import { readBoardSearch } from "../places/board-search.server.ts";
import type { DrawnSite, DrawnSociety } from "../places/drawings/layout.ts";
import { readServicePageCopy } from "../service-page.server.ts";

/** The data of the plan page: all places, what their drawings need, and the links to the inventories. */
export const readPlanPage = memoize(() => {
  const { head, link: _link, bar: _bar, toggle: _toggle, ...planCopy } = readPlanCopy();
  // Not the words of filters and rows, which would travel along.
  const { size, counted, vacancy, map, columns, months } = readPlaceCopy();
  const places = readPlaces();
  const kit = listKit(places);
  const { cheapest, link: _toKit, ...kitCopy } = planCopy.kit;
  if (kit.length < places.length) kitCopy.text = cheapest;
  const copy = { ...planCopy, kit: kitCopy, size, counted, vacancy, columns, months };
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
    places: readPlaceSummaries(),
    prices: readPrices().copy.all,
    range: readPrices().copy.range,
    costRows: readCostRows(),
    gst: readSite().gst,
    subjects: Object.fromEntries(places.map(({ slug, subject }) => [slug, keepDrawn(subject)])),
    marks: listMarks(places),
    /** Not the person’s height: where one stands beside each board, it is not written again and again. */
    drawing: { feet: readSocietyCopy().drawing.feet },
    enquire: readServicePageCopy().enquireNow.path,
    /** The service that an enquiry is about, by medium. */
    services: {
      society: societyService?.name ?? "",
      site: siteServices[0]?.name ?? societyService?.name ?? "",
    },
    search: readBoardSearch(),
    kit,
    /** The places of the media kit, for their sketches; not for the browser. */
    sketched: places.filter(({ slug }) => kit.includes(slug)),
    inventories: [
      ...(societyService
        ? [{ label: copy.inventories.society, path: `${societyService.path}#inventory` }]
        : []),
      ...siteServices.map(({ name, path }) => ({
        label: interpolate(copy.inventories.site, { service: name }),
        path: `${path}#inventory`,
      })),
      { label: map, path: boardsPath },
    ],
  };
});

/** How many places the plan's page names at most; the lists have the others. */
const kitLength = 24;

/** The slugs of the media kit: all places or, of many, half societies and half sites, those with the lowest rents. */
function listKit(places: Place[]): string[] {
  if (places.length <= kitLength) return places.map(({ slug }) => slug);
  return (["society", "site"] as const).flatMap((medium) =>
    places
      .filter((place) => place.medium === medium)
      .sort((a, b) => (findLowestRent([a]) ?? Infinity) - (findLowestRent([b]) ?? Infinity) || 0)
      .slice(0, kitLength / 2)
      .map(({ slug }) => slug),
  );
}

export type PlanPage = Omit<ReturnType<typeof readPlanPage>, "head" | "sketched">;
export type PlanPageCopy = PlanPage["copy"];

/** What the street draws of a place. */
function keepDrawn(
  subject: Place["subject"],
): { site: DrawnSite; index: number } | { society: DrawnSociety; index: number } {
  const { index } = subject;
  if ("site" in subject) {
    const { kind, width, height, count, poster, lit } = subject.site;
    return { site: { kind, width, height, count, poster, lit }, index };
  }
  const { name, sign, units, flats, towers, boards } = subject.society;
  return { society: { name, sign, units, flats, towers, boards }, index };
}
