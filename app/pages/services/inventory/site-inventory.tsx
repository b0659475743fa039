import { interpolate } from "../../../data/interpolate.ts";
import type { Action } from "../../../data/schema.ts";
import { enquiryPath } from "../enquiry-path.ts";
import { sizeText } from "../plan/plan-figures.ts";
import { Scenery } from "../society/elevation/scenery.tsx";
import { Inventory } from "./inventory.tsx";
import type { InventoryEntry } from "./inventory-card.tsx";
import { SiteElevation } from "./site/site-elevation.tsx";
import { Skyline } from "./site/skyline.tsx";
import type { SitePage } from "./site-page.server.ts";
import type { Site } from "./sites.server.ts";

type SiteInventoryProps = Pick<SitePage, "inventory" | "marks" | "drawing" | "plan"> & {
  /** The service that an enquiry about a site is for. */
  service: string;
  action: Action;
};

/** The sites of a service as an inventory, with the same cards, filter and plan as the societies'. */
export function SiteInventory({ inventory, marks, ...page }: SiteInventoryProps) {
  return (
    <Inventory
      title={inventory.title}
      text={inventory.text}
      plan={page.plan}
      cards={inventory.sites.map((site, index) => cardOf(site, index, page))}
    >
      <Scenery marks={marks} />
      <Skyline />
    </Inventory>
  );
}

function cardOf(
  site: Site,
  index: number,
  { plan, drawing, service, action }: Omit<SiteInventoryProps, "inventory" | "marks">,
): InventoryEntry {
  const { slug, name, place, area, kind, width, height, count, facing, light, traffic, blurb } = site;
  const { card, kinds } = plan.copy;
  return {
    slug,
    name,
    place,
    blurb,
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
    enquire: {
      label: action.label,
      path: enquiryPath(action.path, { service, society: name }),
      about: interpolate(card.about, { name }),
    },
    kinds: [kinds[kind]],
    seen: [],
    areas: [area],
    people: 0,
    flats: 0,
    boards: count,
    squareFeet: width * height,
  };
}
