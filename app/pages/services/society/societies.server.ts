import { z } from "zod";
import { ContentError } from "../../../data/content-error.ts";
import { type Mark, readMark } from "../../../data/mark.server.ts";
import { type PictureData, readPicture } from "../../../data/pictures.server.ts";
import { memoize, readYaml } from "../../../data/read-content.server.ts";
import { pictureName, sample, text, withoutSample, withPlaceholders } from "../../../data/schema.ts";
import { readServices } from "../../../data/services.server.ts";
import { readServicePage } from "../service-page.server.ts";

const file = "content/societies.yaml";
const posterFile = "content/posters.yaml";

const wholeNumber = z.int("write a whole number without quotes").min(1);
const feet = z
  .number()
  .min(1, "write the board's side in feet, at least 1")
  .max(20, "write the board's side in feet, at most 20: a wider board doesn't fit into the drawing");
const key = z.string().regex(/^[a-z0-9-]+$/, "write a key of small letters, digits and dashes");
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'write a colour as "#" and six of 0-9 a-f, in quotes');

const board = z.strictObject({
  kind: z.enum(["pylon", "display", "lift", "clip"]),
  width: feet,
  height: feet,
  poster: key,
});

/** The fields of a society. */
export const societySchema = z.strictObject({
  name: text.max(48),
  sign: text.max(20).optional(),
  address: text,
  people: wholeNumber,
  peopleText: text.optional(),
  flats: wholeNumber.max(300, "at most 300 windows fit into a drawing"),
  units: z.strictObject({ label: z.enum(["Blocks", "Bungalows"]), text, count: wholeNumber.max(60) }),
  board: text,
  size: text,
  visibility: text,
  boards: z.array(board).min(1).max(3),
  towers: wholeNumber.max(12, "at most 12 towers fit into a drawing"),
  photo: pictureName.optional(),
  blurb: text.max(180),
  sample,
});

const society = societySchema
  .superRefine(({ name, people, peopleText, units, towers, flats, boards, size }, { addIssue }) => {
    const wrong = (field: string, message: string) =>
      addIssue({ code: "custom", path: [field], message: `${name}: ${message}` });
    if (peopleText && numbersIn(peopleText)[0] !== people)
      wrong("peopleText", `the card says “${peopleText}”, people says ${people}; make them agree`);
    if (numbersIn(units.text)[0] !== units.count)
      wrong("units", `the card says “${units.text}”, count says ${units.count}; make them agree`);
    if (units.label === "Blocks" && towers !== units.count)
      wrong("towers", `one tower is drawn for each block; write ${units.count}`);
    if (towers > flats) wrong("towers", `${towers} towers need at least as many flats; there are ${flats}`);
    for (const { width, height } of boards) {
      if (!size.includes(`${width} x ${height}`))
        wrong("boards", `a board of ${width} x ${height} is drawn, but size says “${size}”; make them agree`);
    }
  })
  .transform(withoutSample);

const posters = z.record(
  key,
  z.strictObject({ client: key, ground: colour, ink: colour, lines: z.array(text.max(14)).min(1).max(3) }),
);

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

export type Poster = z.output<typeof posters>[string];
export type SocietyBoard = Omit<z.output<typeof board>, "poster"> & { poster: Poster };
export type Society = Omit<z.output<typeof society>, "boards" | "photo"> & {
  peopleText: string;
  boards: SocietyBoard[];
  photo?: PictureData;
};
/** A client's mark, with the client's key. */
export type ClientMark = Mark & { client: string };
export type SocietyCopy = z.output<typeof copy>;

/**
 * The societies in the page's order, each board with its poster.
 * @throws ContentError when facts contradict each other, or a poster or photograph is missing
 */
export const readSocieties = memoize((): Society[] => {
  const known = readYaml("posters.yaml", posters);
  return readYaml("societies.yaml", z.array(society).min(1).superRefine(eachOnce)).map(
    ({ boards, photo, ...facts }, index) => ({
      ...facts,
      peopleText: facts.peopleText ?? String(facts.people),
      ...(photo && { photo: readPicture(photo, file) }),
      boards: boards.map(({ poster, ...rest }) => {
        const found = known[poster];
        if (!found)
          throw new ContentError(
            file,
            `(entry ${index + 1}).boards`,
            `there is no poster “${poster}”; write one of ${Object.keys(known).join(", ")}, or add it to ${posterFile}`,
          );
        return { ...rest, poster: found };
      }),
    }),
  );
});

function eachOnce(list: { name: string }[], { addIssue }: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { name }] of list.entries()) {
    if (seen.has(name.toLowerCase()))
      addIssue({
        code: "custom",
        path: [index, "name"],
        message: `the society “${name}” stands here twice; take one of the two out`,
      });
    seen.add(name.toLowerCase());
  }
}

/** What the societies come to. */
export function totalsOf(societies: Pick<Society, "people" | "flats">[]) {
  return {
    societies: societies.length,
    people: societies.reduce((sum, { people }) => sum + people, 0),
    flats: societies.reduce((sum, { flats }) => sum + flats, 0),
  };
}

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
  const clients = new Set(societies.flatMap(({ boards }) => boards.map(({ poster }) => poster.client)));
  return {
    head: page.head,
    service: page.service,
    shared: page.copy,
    trust: page.trust,
    prices: page.prices,
    extras: page.extras,
    inventory,
    totalsTitle,
    copy: readYaml("pages/society-branding.yaml", copy),
    societies,
    totals: totalsOf(societies),
    marks: [...clients].map((client) => ({ client, ...readMark(client) })),
  };
});

export type SocietyPage = ReturnType<typeof readSocietyPage>;

function numbersIn(shown: string): number[] {
  return [...shown.replaceAll(",", "").matchAll(/\d+/g)].map(([digits]) => Number(digits));
}
