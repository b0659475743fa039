import { slug } from "github-slugger";
import { z } from "zod";
import { ContentError } from "../../../data/content-error.ts";
import { fieldOf, listContent, memoize, peekContent } from "../../../data/open-content.server.ts";
import { slugsOf } from "../../../data/paths.server.ts";
import { readEach } from "../../../data/publishing.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { draft, sample, sitePath, text, withoutSample } from "../../../data/schema.ts";
import { serviceAt } from "../../../data/services.server.ts";
import { siteBoards } from "./board-kinds.ts";
import { booking } from "./booking.server.ts";
import { findPoster, posterKey } from "./posters.server.ts";

const feet = z
  .number()
  .min(1, "write the board’s side in feet, at least 1")
  .max(40, "write the board’s side in feet, at most 40: a wider board doesn’t fit into the drawing");

/** The fields of a site. */
export const siteSchema = z
  .strictObject({
    name: text.max(48),
    place: text,
    area: text.max(24),
    kind: z.enum(siteBoards),
    width: feet,
    height: feet.max(20, "at most 20 feet high: a higher board doesn’t fit into the drawing"),
    count: z.int("write a whole number without quotes").min(1).max(99).default(1),
    facing: text.max(40),
    light: text.max(40),
    traffic: text.max(40),
    poster: posterKey,
    blurb: text.max(180),
    lit: z.boolean().default(true),
    passers: z.int("write a whole number without quotes or commas").positive().optional(),
    ...booking,
    sample,
    draft,
  })
  .refine(({ kind, width }) => kind !== "kiosk" || width <= 4, {
    path: ["width"],
    message: "a kiosk hangs on a lamp post: at most 4 feet wide",
  })
  .transform(withoutSample);

const schema = z.strictObject({ service: sitePath, title: text, text, sites: z.array(siteSchema).min(1) });

export type Site = ReturnType<typeof readSiteInventories>[number]["sites"][number];

/**
 * The inventories of sites, one for each file in `content/inventory`; empty if there is no such folder.
 * @throws ContentError when a service doesn't exist or already has an inventory, or a poster is missing
 */
export const readSiteInventories = memoize(() => {
  const taken = new Set<string>();
  return listContent("inventory", ".yaml").map((name) => {
    const file = `content/inventory/${name}`;
    const { sites, ...own } = readYaml(`inventory/${name}`, schema);
    const service = serviceAt(own.service, file, "service");
    if (service.inventory || taken.has(own.service))
      throw new ContentError(
        file,
        "service",
        `${own.service} shows an inventory already; name another service, or join the two`,
      );
    taken.add(own.service);
    const slugs = slugsOf(fieldOf(peekContent(`inventory/${name}`), "sites"));
    return {
      ...own,
      file,
      sites: readEach(sites, (one, index) => ({
        ...one,
        slug: slugs[index] ?? slug(one.name),
        poster: findPoster(one.poster, file, `sites (entry ${index + 1}).poster`),
      })),
    };
  });
});
