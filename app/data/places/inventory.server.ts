import { slug } from "github-slugger";
import { z } from "zod";
import { ContentError, refuseMissing } from "../content-error.ts";
import { formatDay } from "../format.ts";
import { getField, listContent, memoize, peekContent } from "../open-content.server.ts";
import { listAreaPaths, listSlugs } from "../paths.server.ts";
import { readPicture } from "../pictures.server.ts";
import { readEach } from "../publishing.server.ts";
import { readYaml } from "../read-content.server.ts";
import {
  coordinates,
  day,
  draft,
  entry,
  pictureName,
  refuseDuplicates,
  sample,
  servicePath,
  text,
  texts,
  withPlaceholders,
} from "../schema.ts";
import { findServiceByPath } from "../services.server.ts";
import { boardFacts, siteBoards, societyBoards } from "./board-kinds.ts";
import { keepSizesTogether } from "./board-sizes.ts";
import { drawCode } from "./code-path.ts";
import { addUpBookings, type CountedBooking } from "./vacancy.ts";

const wholeNumber = z.int("write a whole number without quotes");

/** A board's side, as long as it fits into the drawing. */
function feet(max: number, excess = "wider") {
  return z
    .number()
    .min(1, "write the board’s side in feet, at least 1")
    .max(
      max,
      `write the board’s side in feet, at most ${max}: a ${excess} board doesn’t fit into the drawing`,
    );
}

/** The optional fields that societies and sites share, for whoever books them. */
const booking = {
  /** Where it stands on the map. */
  at: coordinates.optional(),
  /** The approach, the speed of the traffic in km/h, and for how many metres the board is in clear view. */
  road: z
    .strictObject({
      approach: text.max(90),
      speed: wholeNumber
        .min(3, "write km/h, at least 3, which is on foot")
        .max(120, "write km/h, at most 120"),
      view: wholeNumber.min(5, "write metres, at least 5").max(1000, "write metres, at most 1000"),
    })
    .optional(),
  /** Where the figure of people comes from. */
  source: text.max(80).optional(),
  /** A photograph of it, shown before its drawing, and the day on which it was taken. */
  photo: pictureName.optional(),
  photographed: day.optional(),
  /** The last day of the corporation’s permission, or of the committee’s consent. */
  permitted: day.optional(),
  /** The day of the structural engineer’s certificate. */
  certificate: day.optional(),
  /**
   * The days on which it is booked, the last one included; without `from` it is booked already, without `count` all of it. For
   * whom is the agency’s own business: no page gets it.
   */
  bookings: z
    .array(
      z
        .strictObject({
          from: day.optional(),
          until: day,
          count: wholeNumber.min(1).optional(),
          for: text.max(60).optional(),
        })
        .refine(
          ({ from = "", until }) => from <= until,
          "a booking begins before it ends; correct one of its days",
        )
        .transform(({ for: _, ...days }) => days),
    )
    .optional(),
};

/** How many boards, faces or poles a place has, of which a booking may take some. */
export function countBoards(place: unknown): number {
  return Number(getField(place, "boards", "length") ?? getField(place, "count") ?? 1);
}

function refuseOverbooked(
  place: { bookings?: CountedBooking[] | undefined },
  { addIssue }: z.RefinementCtx,
): void {
  const all = countBoards(place);
  const { from, free = 0 } = addUpBookings(place.bookings ?? [], all).find(({ free = 0 }) => free < 0) ?? {};
  if (free < 0)
    addIssue({
      code: "custom",
      path: ["bookings"],
      message:
        all > 1 || place.bookings?.some(({ count = 1 }) => count > 1)
          ? `${from ? `from ${formatDay(from)} on` : "already"} these bookings take ${all - free} of ${all}; correct how many, or their days`
          : "two of these bookings share a day; correct one of them, or take one out",
    });
}

const undated = "write the day on which the photograph was taken";

const key = z.string().regex(/^[a-z0-9-]+$/, "write a key of small letters, digits and dashes");
/** The poster on a board that names none. */
const emptyPoster = "to-let";

const posterKey = key.meta({ names: "poster" });
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'write a colour as "#" and six of 0-9 a-f, in quotes');

const posterSchema = z.record(
  key,
  z.strictObject({
    /** Whose mark stands on it; without one it is empty. */
    client: key.meta({ names: "client" }).optional(),
    ground: colour,
    ink: colour,
    lines: z.array(text.max(14)).min(1).max(3),
    /** A builder's poster: the project's number, the authority's website, and what the code beside them says. */
    rera: z
      .strictObject({
        number: text.max(24),
        website: text.max(24),
        code: text.max(80).transform((words) => drawCode(words, "L")),
      })
      .optional(),
  }),
);

export type Poster = z.output<typeof posterSchema>[string];

const readPosters = memoize(() => readYaml("posters.yaml", posterSchema));

/**
 * Finds the poster that an inventory entry names.
 * @throws ContentError when `content/posters.yaml` has no poster with that key
 */
function findPoster(name = emptyPoster, file: string, field: string): Poster {
  const posters = readPosters();
  const remedy = `there is no poster “${name}”; write one of ${Object.keys(posters).join(", ")}, or add it to content/posters.yaml`;
  return posters[name] ?? refuseMissing(file, field, remedy);
}

const societiesFile = "content/societies.yaml";
const count = wholeNumber.min(1);

/** What a society may count beside its flats. */
const societyUnits = ["Blocks", "Bungalows"] as const;

export const societySchema = entry({
  name: text.max(48),
  sign: text.max(20).optional(),
  address: text,
  area: text.max(24).optional(),
  people: count,
  peopleText: text.optional(),
  flats: count.max(5000),
  units: z.strictObject({ label: z.enum(societyUnits), text, count: count.max(60) }),
  board: text,
  size: text,
  visibility: text,
  boards: z
    .array(
      z.strictObject({
        kind: z.enum(societyBoards),
        width: feet(20),
        height: feet(20),
        poster: posterKey.optional(),
      }),
    )
    .min(1)
    .max(3),
  towers: count.max(12, "at most 12 towers fit into a drawing"),
  blurb: text.max(180),
  ...booking,
  sample,
  draft,
});

const society = societySchema
  .superRefine(refuseOverbooked)
  .superRefine(
    ({ name, people, peopleText, units, towers, flats, boards, size, photo, photographed }, { addIssue }) => {
      const report = (field: string, message: string) =>
        addIssue({ code: "custom", path: [field], message: `${name}: ${message}` });
      if (peopleText && numbersIn(peopleText)[0] !== people)
        report("peopleText", `the card says “${peopleText}”, \`people\` says ${people}; make them agree`);
      if (numbersIn(units.text)[0] !== units.count)
        report("units", `the card says “${units.text}”, \`count\` says ${units.count}; make them agree`);
      if (units.label === "Blocks" && towers !== units.count)
        report("towers", `one tower is drawn for each block; write ${units.count}`);
      if (towers > flats)
        report("towers", `${towers} towers need at least as many flats; there are ${flats}`);
      if (photo && !photographed) report("photographed", undated);
      for (const { width, height } of boards) {
        if (!size.includes(`${width} x ${height}`))
          report(
            "boards",
            `a board of ${width} x ${height} is drawn, but size says “${size}”; make them agree`,
          );
      }
    },
  );

export type Society = ReturnType<typeof readSocieties>[number];
export type SocietyBoard = Society["boards"][number];

/**
 * The societies in the page's order, each board with its poster.
 * @throws ContentError when facts contradict each other, or a poster or photograph is missing
 */
export const readSocieties = memoize(() =>
  readEach(
    readYaml(
      "societies.yaml",
      z
        .array(society)
        .min(1)
        .superRefine(
          refuseDuplicates(
            ["name"],
            (_, name) => `the society “${name}” stands here twice; take one of the two out`,
          ),
        ),
    ),
    ({ boards, photo, ...facts }, index) => ({
      ...facts,
      /** Its name in addresses. */
      slug: listSlugs(peekContent("societies.yaml"))[index] ?? slug(facts.name),
      area: facts.area ?? facts.address.split(",", 1).join(),
      areaPath: listAreaPaths(peekContent("societies.yaml"))[index],
      size: keepSizesTogether(facts.size),
      peopleText: facts.peopleText ?? String(facts.people),
      ...(photo && { photo: readPicture(photo, societiesFile) }),
      boards: boards.map(({ poster, ...facts }) => ({
        ...facts,
        poster: findPoster(poster, societiesFile, `(entry ${index + 1}).boards`),
      })),
    }),
  ),
);

function numbersIn(text: string): number[] {
  return [...text.replaceAll(",", "").matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

export const siteSchema = entry({
  name: text.max(48),
  place: text,
  area: text.max(24),
  kind: z.enum(siteBoards),
  width: feet(60),
  height: feet(20, "higher"),
  count: count.max(99).default(1),
  facing: text.max(40),
  light: text.max(40),
  traffic: text.max(40),
  poster: posterKey.optional(),
  blurb: text.max(180),
  lit: z.boolean().default(true),
  passers: z.int("write a whole number without quotes or commas").positive().optional(),
  ...booking,
  sample,
  draft,
})
  .refine(({ kind, width }) => boardFacts[kind].unit !== "poles" || width <= 4, {
    path: ["width"],
    message: "a kiosk hangs on a lamp post: at most 4 feet wide",
  })
  .refine(({ photo, photographed }) => !photo || photographed, { path: ["photographed"], message: undated })
  .superRefine(refuseOverbooked);

const inventorySchema = z.strictObject({
  service: servicePath,
  title: text,
  text,
  sites: z.array(siteSchema).min(1),
});

export type Site = ReturnType<typeof readSiteInventories>[number]["sites"][number];

/**
 * The inventories of sites, one for each file in `content/inventory`; empty if there is no such folder.
 * @throws ContentError when a service doesn't exist or already has an inventory, or a poster is missing
 */
export const readSiteInventories = memoize(() => {
  const services = new Set<string>();
  return listContent("inventory", ".yaml").map((name) => {
    const file = `content/inventory/${name}`;
    const { sites, ...inventory } = readYaml(`inventory/${name}`, inventorySchema);
    const service = findServiceByPath(inventory.service, file, "service");
    if (service.inventory || services.has(inventory.service))
      throw new ContentError(
        file,
        "service",
        `${inventory.service} shows an inventory already; name another service, or join the two`,
      );
    services.add(inventory.service);
    const list = getField(peekContent(`inventory/${name}`), "sites");
    const [slugs, areaPaths] = [listSlugs(list), listAreaPaths(list)];
    return {
      ...inventory,
      file,
      sites: readEach(sites, ({ photo, ...site }, index) => ({
        ...site,
        ...(photo && { photo: readPicture(photo, file) }),
        slug: slugs[index] ?? slug(site.name),
        areaPath: areaPaths[index],
        poster: findPoster(site.poster, file, `sites (entry ${index + 1}).poster`),
      })),
    };
  });
});

const societyCopySchema = z.strictObject({
  totals: z.strictObject({
    ...texts("societies", "people", "flats"),
    street: withPlaceholders(text, "societies", "flats"),
  }),
  card: z.strictObject({
    ...texts("society", "people", "flats", "media", "board", "size", "visibility"),
    about: withPlaceholders(text, "name"),
    figures: withPlaceholders(text, "people", "flats", "board", "size"),
    units: z.strictObject(texts(...societyUnits)),
  }),
  drawing: z.strictObject({
    alt: withPlaceholders(text, "name", "flats", "board", "size"),
    feet: withPlaceholders(text, "n"),
    person: text,
  }),
  kit: z.strictObject({ line: text }),
});

/** The words around the societies and in every drawing, from `content/pages/society-branding.yaml`. */
export const readSocietyCopy = memoize(() => readYaml("pages/society-branding.yaml", societyCopySchema));
