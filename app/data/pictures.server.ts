import { z } from "zod";
import { findClient } from "./clients.server.ts";
import { ContentError, refuseMissing } from "./content-error.ts";
import { currentContent, listContent, memoize } from "./open-content.server.ts";
import { type PictureFacts, webpWidth } from "./picture-widths.ts";
import { keepSizesTogether } from "./places/board-sizes.ts";
import { readYaml } from "./read-content.server.ts";
import { clientKey, entry, pictureName, text } from "./schema.ts";

type Sized = Omit<PictureFacts, "share">;
type WithDusk = {
  /** Shown instead in dark mode; same framing. */
  dusk?: Pick<Sized, "base" | "widths">;
};

/** A picture ready to be shown: the size of its master, the available widths, its alternative text. */
export type PictureData = Sized &
  WithDusk & {
    name: string;
    alt: string;
    /** Shown instead in narrow windows. */
    tall?: Sized & WithDusk;
  };

/** A picture's words; where it is a work of the agency, also the client's key and the medium. */
const descriptionSchema = z.strictObject({
  alt: text.max(160),
  client: clientKey.optional(),
  medium: text.optional(),
  /** What stays in view where the picture is cut to another shape: how far from the left and from the top it is. */
  focus: z
    .string()
    .regex(
      /^(100|\d{1,2})% (100|\d{1,2})%$/,
      "write how far from the left and from the top the picture’s most important place is, each in per cent: 50% 30%",
    )
    .optional(),
});
export const descriptionsSchema = z.record(z.string(), descriptionSchema);

/** Every picture's description and its file, from `content/pictures/*.yaml`. @throws ContentError when one has two */
export const readPictureDescriptions = memoize(() => {
  const descriptions = new Map<string, z.output<typeof descriptionSchema> & { file: string }>();
  for (const name of listContent("pictures", ".yaml")) {
    const file = `pictures/${name}`;
    for (const [name, words] of Object.entries(readYaml(file, descriptionsSchema))) {
      if (descriptions.has(name))
        throw new ContentError(`content/${file}`, name, "this picture is described twice; keep one entry");
      descriptions.set(name, { ...words, file });
    }
  }
  return descriptions;
});

/** Where the build records every picture, below the project. */
export const pictureFactsFile = ".generated/pictures.json";

export const readPictureFacts = memoize((): Record<string, PictureFacts> => {
  const facts = currentContent().bytes(pictureFactsFile);
  if (!facts) throw new Error(`${pictureFactsFile} is missing; make it: npm run build`);
  return JSON.parse(String(facts));
});

/**
 * The rules of these pictures: those that colour their space until they are loaded, as the build wrote them, and what stays
 * in view where they are cut.
 */
export function findPictureRules(names: string[]): string {
  const rules = String(currentContent().bytes(".generated/placeholders.css") ?? "").split("\n");
  const wanted = new Set(names.map((name) => `.ph-${name}`));
  const focused = names.flatMap((name) => {
    const focus = readPictureDescriptions().get(name)?.focus;
    return focus ? [`.ph-${name}{--focus-at:${focus}}`] : [];
  });
  return [...rules.filter((rule) => wanted.has(rule.slice(0, rule.indexOf("{")))), ...focused].join("");
}

/** The names of all pictures, including dusk and tall variants. */
export function listPictureNames(): string[] {
  return Object.keys(readPictureFacts());
}

/** Finds a picture without its variants; undefined if it or its description is missing. */
export function findPicture(name: string): PictureData | undefined {
  const facts = readPictureFacts()[name];
  const words = readPictureDescriptions().get(name);
  return facts && words && { name, ...pickSizes(facts), alt: words.alt };
}

/**
 * Reads a picture with its variants.
 * @param tallName the picture for narrow windows; by default the one named `…-tall`, if it exists
 * @throws ContentError when the file or its description is missing
 */
export function readPicture(name: string, usedIn: string, tallName?: string): PictureData {
  const facts = findFacts(name, usedIn);
  const remedy = `the picture has no words yet; add “${name}: { alt: "…" }” to a .yaml file in content/pictures, saying what is seen`;
  const { alt } = readPictureDescriptions().get(name) ?? refuseMissing(usedIn, name, remedy);
  const tall = tallName ? findFacts(tallName, usedIn) : readPictureFacts()[`${name}-tall`];
  return {
    name,
    ...pickSizes(facts),
    alt,
    ...findDusk(name),
    ...(tall && { tall: { ...pickSizes(tall), ...findDusk(tallName ?? `${name}-tall`) } }),
  };
}

function findFacts(name: string, usedIn: string): PictureFacts {
  const remedy = `there is no picture “${name}”; correct the name, or put the picture in first (content/pictures/${name}.webp, .jpg or .png)`;
  return readPictureFacts()[name] ?? refuseMissing(usedIn, name, remedy);
}

function pickSizes({ base, width, height, widths }: PictureFacts): Sized {
  return { base, width, height, widths };
}

function findDusk(name: string) {
  const dusk = readPictureFacts()[`${name}-dusk`];
  return dusk && { dusk: { base: dusk.base, widths: dusk.widths } };
}

/** The address of the 1200 × 630 JPEG for link previews, if the picture has one. */
export function findSharePicture(name: string): string | undefined {
  const share = readPictureFacts()[name]?.share;
  return share && `/pictures/${share}`;
}

/** A work: a picture of `content/pictures` that names its client and its medium. */
export type Work = ReturnType<typeof readWork>;

const workPicture = pictureName.meta({ names: "picture", isWork: true });

/** How content names a work: by its picture, with another medium where the artwork is shown in that. */
export const workEntry = z.union([workPicture, entry({ picture: workPicture, medium: text })], {
  error:
    "write a picture's name, or { picture: name, medium: words } where the artwork is shown in another medium",
});

/** Reads a work. @param usedIn the file that names it @throws ContentError when the picture or its client is missing */
export function readWork(entry: z.output<typeof workEntry>, usedIn: string) {
  const { picture: name, ...override } = typeof entry === "string" ? { picture: entry } : entry;
  const picture = readPicture(name, usedIn);
  const { client, medium, file } = { ...readPictureDescriptions().get(name), ...override };
  if (!client || !medium)
    throw new ContentError(
      usedIn,
      name,
      `a piece of work needs a client and a medium; add both to the picture's entry in content/${file}`,
    );
  return {
    picture,
    client: findClient(client, `content/${file}`, `${name}.client`).name,
    medium: keepSizesTogether(medium),
    file: `/pictures/${picture.base}-${webpWidth(picture.widths)}.webp`,
  };
}

/** Reads a picture that may be a work; undefined if it is none. */
export function findWork(name: string): Work | undefined {
  const words = findPicture(name) && readPictureDescriptions().get(name);
  return words?.client ? readWork(name, `content/${words.file}`) : undefined;
}

/** Proportions that a row of works can be framed in, width by height. */
const frames = { board: 2, photo: 1.6, square: 1, page: 0.75, poster: 0.6 } as const;
export type Frame = keyof typeof frames;

/** The frame that suits most of the works; others are fitted into it. */
export function chooseFrame(works: Work[]): Frame {
  const shapes = works.map(({ picture: { width, height } }) => width / height).sort((a, b) => a - b);
  const middle = shapes[Math.floor(shapes.length / 2)] ?? 1;
  const distance = (frame: Frame) => Math.abs(Math.log(frames[frame] / middle));
  return (Object.keys(frames) as Frame[]).reduce((best, frame) =>
    distance(frame) < distance(best) ? frame : best,
  );
}
