import { slug } from "github-slugger";
import { z } from "zod";
import { memoize, peekContent } from "../../../data/open-content.server.ts";
import { slugsOf } from "../../../data/paths.server.ts";
import { readPicture } from "../../../data/pictures.server.ts";
import { readEach } from "../../../data/publishing.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { draft, eachOnce, pictureName, sample, text, withoutSample } from "../../../data/schema.ts";
import { unbroken } from "../unbroken.ts";
import { societyBoards } from "./board-kinds.ts";
import { booking } from "./booking.server.ts";
import { findPoster, posterKey } from "./posters.server.ts";

const file = "content/societies.yaml";

const wholeNumber = z.int("write a whole number without quotes").min(1);
const feet = z
  .number()
  .min(1, "write the board's side in feet, at least 1")
  .max(20, "write the board's side in feet, at most 20: a wider board doesn't fit into the drawing");

const board = z.strictObject({
  kind: z.enum(societyBoards),
  width: feet,
  height: feet,
  poster: posterKey,
});

/** What a society may count beside its flats; the words are in `content/pages/society-branding.yaml`. */
export const societyUnits = ["Blocks", "Bungalows"] as const;

/** The fields of a society. */
export const societySchema = z.strictObject({
  name: text.max(48),
  sign: text.max(20).optional(),
  address: text,
  people: wholeNumber,
  peopleText: text.optional(),
  flats: wholeNumber.max(300, "at most 300 windows fit into a drawing"),
  units: z.strictObject({ label: z.enum(societyUnits), text, count: wholeNumber.max(60) }),
  board: text,
  size: text,
  visibility: text,
  boards: z.array(board).min(1).max(3),
  towers: wholeNumber.max(12, "at most 12 towers fit into a drawing"),
  photo: pictureName.optional(),
  blurb: text.max(180),
  ...booking,
  sample,
  draft,
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
          eachOnce(["name"], (_, name) => `the society “${name}” stands here twice; take one of the two out`),
        ),
    ),
    ({ boards, photo, ...facts }, index) => ({
      ...facts,
      /** Its name in addresses. */
      slug: slugsOf(peekContent("societies.yaml"))[index] ?? slug(facts.name),
      size: unbroken(facts.size),
      peopleText: facts.peopleText ?? String(facts.people),
      ...(photo && { photo: readPicture(photo, file) }),
      boards: boards.map(({ poster, ...rest }) => ({
        ...rest,
        poster: findPoster(poster, file, `(entry ${index + 1}).boards`),
      })),
    }),
  ),
);

function numbersIn(shown: string): number[] {
  return [...shown.replaceAll(",", "").matchAll(/\d+/g)].map(([digits]) => Number(digits));
}
