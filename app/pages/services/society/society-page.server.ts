import { z } from "zod";
import { ContentError } from "../../../data/content-error.ts";
import { memoize } from "../../../data/open-content.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { text, withPlaceholders } from "../../../data/schema.ts";
import { readServices } from "../../../data/services.server.ts";
import { marksOn } from "../inventory/posters.server.ts";
import { readPlanCopy } from "../plan/plan-copy.server.ts";
import { readPlanEntries } from "../plan/plan-entries.server.ts";
import { readServicePage } from "../service-page.server.ts";
import { readSocieties, totalsOf } from "./societies.server.ts";

const copy = z.strictObject({
  totals: z.strictObject({
    societies: text,
    people: text,
    flats: text,
    street: withPlaceholders(text, "societies", "flats"),
  }),
  card: z.strictObject({
    society: text,
    people: text,
    flats: text,
    media: text,
    board: text,
    size: text,
    visibility: text,
    about: withPlaceholders(text, "name"),
  }),
  drawing: z.strictObject({
    alt: withPlaceholders(text, "name", "flats", "board", "size"),
    feet: withPlaceholders(text, "n"),
    person: text,
  }),
  kit: z.strictObject({ line: text }),
});

export type SocietyCopy = z.output<typeof copy>;

/** The words around the societies, from `content/pages/society-branding.yaml`. */
export const readSocietyCopy = memoize(() => readYaml("pages/society-branding.yaml", copy));

/** Everything the Society Branding screen shows: what every service page has, and the inventory. */
export const readSocietyPage = memoize(() => {
  const shown = readServices().find((service) => service.inventory);
  if (!shown)
    throw new ContentError(
      "content/services",
      "inventory",
      "no service shows the societies; give one of the files totalsTitle, and inventory with title and text",
    );
  const page = readServicePage(shown.path);
  const { inventory, totalsTitle, file: serviceFile } = page.service;
  if (!inventory || !totalsTitle)
    throw new ContentError(
      serviceFile,
      "totalsTitle",
      "the page that shows the societies needs totalsTitle, the heading over their figures; write it here",
    );
  const societies = readSocieties();
  return {
    head: page.head,
    service: page.service,
    shared: page.copy,
    trust: page.trust,
    prices: page.prices,
    extras: page.extras,
    inventory,
    totalsTitle,
    copy: readSocietyCopy(),
    plan: { copy: readPlanCopy(), entries: readPlanEntries() },
    societies,
    totals: totalsOf(societies),
    marks: marksOn(societies.flatMap(({ boards }) => boards.map(({ poster }) => poster))),
  };
});

export type SocietyPage = ReturnType<typeof readSocietyPage>;
