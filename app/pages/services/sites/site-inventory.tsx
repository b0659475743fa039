import { interpolate } from "../../../data/interpolate.ts";
import { boardFolders } from "../../../data/paths.ts";
import { Scenery } from "../places/drawings/scenery.tsx";
import { SiteElevation } from "../places/drawings/site-elevation.tsx";
import { Skyline } from "../places/drawings/skyline.tsx";
import { Inventory } from "../places/inventory/inventory.tsx";
import type { InventoryEntry } from "../places/inventory/inventory-card.tsx";
import { sizeText } from "../places/plan-figures.ts";
import type { Site } from "../places/sites.server.ts";
import { useToday } from "../places/use-today.ts";
import { daysUntilFree, vacancyText } from "../places/vacancy.ts";
import type { SitePage } from "./site-page.server.ts";

/** The sites of a service as an inventory. */
export function SiteInventory({ page }: { page: SitePage }) {
  const { inventory, marks } = page;
  const today = useToday(page.plan.builtOn);
  return (
    <Inventory page={page} cards={inventory.sites.map((site, index) => cardOf(site, index, page, today))}>
      <Scenery marks={marks} />
      <Skyline />
    </Inventory>
  );
}

function cardOf(site: Site, index: number, page: SitePage, today: string): InventoryEntry {
  const { plan, drawing } = page;
  const { slug, name, place, area, kind, width, height, count, facing, light, traffic, blurb } = site;
  const { card, kinds } = plan.copy;
  return {
    slug,
    name,
    place,
    blurb,
    path: `${boardFolders.site}/${slug}`,
    vacancy: vacancyText(plan.copy.vacancy, site.free_from, today),
    freeIn: daysUntilFree(site.free_from, today),
    picture: <SiteElevation site={site} index={index} copy={plan.copy} drawing={drawing} />,
    groups: [
      {
        title: card.site,
        facts: [
          [card.place, area],
          [card.facing, facing],
          [card.traffic, traffic],
        ],
      },
      {
        title: card.media,
        facts: [
          [card.kind, kinds[kind]],
          [card.size, count > 1 ? `${count} × ${sizeText(plan.copy, site)}` : sizeText(plan.copy, site)],
          [card.light, light],
        ],
      },
    ],
    about: interpolate(card.about, { name }),
    kinds: [kinds[kind]],
    seen: [],
    areas: [area],
    people: 0,
    flats: 0,
    boards: count,
    squareFeet: width * height,
  };
}
